export { BrainstormHome, type BrainstormHomeProps } from './brainstorm-home.tsx';
export { BrainstormTopic, type BrainstormTopicProps } from './brainstorm-topic.tsx';
