/**
 * A script for the head of every page, before any other. Where the browser forbids storage, merely naming it throws, in
 * libraries too. The script then replaces it by one that lasts as long as the page.
 */
export const pageStorageScript =
  'for(const n of["localStorage","sessionStorage"])try{window[n].length}catch{Object.defineProperty(window,n,{value:Object.create({getItem(k){return this[k]??null},setItem(k,v){this[k]=String(v)},removeItem(k){delete this[k]}})})}';
