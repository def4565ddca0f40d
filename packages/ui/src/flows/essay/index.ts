export { EssayAcademic, type EssayAcademicProps } from './essay-academic.tsx';
export { EssayBegin, type EssayBeginProps } from './essay-begin.tsx';
export {
  EssayCategory,
  type EssayCategoryProps,
  EssaySubCategory,
  type EssaySubCategoryProps,
} from './essay-category.tsx';
export { EssayHome, type EssayHomeProps } from './essay-home.tsx';
export { EssayIdeas, type EssayIdeasProps } from './essay-ideas.tsx';
export { EssayReferences, type EssayReferencesProps } from './essay-references.tsx';
export { EssayStyle, type EssayStyleProps } from './essay-style.tsx';
export { EssayThesis, type EssayThesisProps } from './essay-thesis.tsx';
export { EssayTopic, type EssayTopicProps } from './essay-topic.tsx';
