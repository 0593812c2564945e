/** Opens the first file that is dropped on an element. Text that is dragged goes where the browser puts it. */
export function acceptDrops(place: HTMLElement, draggingClass: string, open: (file: File) => void): void {
  const hasFiles = ({dataTransfer}: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
  place.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    place.classList.add(draggingClass);
  });
  place.addEventListener('dragleave', ({relatedTarget}) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) place.classList.remove(draggingClass);
  });
  place.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    place.classList.remove(draggingClass);
    const [dropped] = event.dataTransfer?.files ?? [];
    if (dropped) open(dropped);
  });
}
