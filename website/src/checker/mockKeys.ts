/** The keys that the mock starts with. */
export const adminKey = 'mockAdminKey';
export const searchKey = 'mockSearchKey';
