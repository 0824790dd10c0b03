declare module 'virtual:sample' {
  export const sample: import('./SampleData.ts').SampleData;
}
