export default '/specs/@name';
