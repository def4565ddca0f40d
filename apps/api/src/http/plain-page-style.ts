import { brand } from '@octavo/contract/brand';

const { ink, paper, desk } = brand.colors;
const { night } = brand;

/** Of pages that the server makes by itself, without a script: they follow the device, whose theme they cannot know. */
export const plainPageStyle = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${desk};color:#222;font:1.125rem/1.5 Georgia,serif}main{box-sizing:border-box;width:min(30rem,calc(100vw - 2rem));padding:2.5rem;background:${paper};border-radius:.5rem}h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1.5rem}button{font:inherit;padding:.75rem 1.5rem;color:#fff;background:${ink};border:0;border-radius:.375rem;cursor:pointer}a{color:${ink}}:root{color-scheme:light dark}@media(prefers-color-scheme:dark){body{background:${night.desk};color:#f0e7da}main{background:${night.paper}}button{color:#221502;background:${night.ink}}a{color:${night.ink}}}`;
