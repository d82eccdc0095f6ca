/** The bundler's files, in place of `vite/client`, which knows no class of a style sheet by its name: `import * as styles from './x.module.css'`. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.css';
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*?url' {
  const address: string;
  export default address;
}
