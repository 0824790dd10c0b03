/**
 * oxlint plugin. `house/own-element` finds texts that React renders next to other nodes, because a browser's translator
 * replaces such a text and React then fails to update or remove it (facebook/react#11538).
 */
const MESSAGE = 'Render this text in <KeyedText>, because a translator replaces a text that is next to other nodes.';

const ELEMENT_CALLS = /^(render|draw|createPortal$)/;
const ELEMENT_NAMES =
  /(?:^|[a-z])(?:[Cc]ontrol|[Dd]ialog|[Ii]con|[Cc]hoice|[Aa]ctions?|[Oo]verlay|[Ss]ample|[Bb]anner|[Nn]otices?)$/;

const isBlank = (text) => text.trim() === '';

/** Ignores a space between two elements on one line, because translators do not replace it. */
function isBlankChild(child) {
  if (child.type === 'JSXText') return isBlank(child.value);
  if (child.type !== 'JSXExpressionContainer') return false;
  const { expression } = child;
  return (
    expression.type === 'JSXEmptyExpression' || (expression.type === 'Literal' && isBlank(String(expression.value)))
  );
}

function variableNamed(name, scope) {
  for (let each = scope; each; each = each.upper) {
    const variable = each.set.get(name);
    if (variable) return variable;
  }
  return undefined;
}

/** Expressions that a function may return. Empty if unknown. */
function returnsOf(fn) {
  if (fn.body?.type !== 'BlockStatement') return fn.body ? [fn.body] : [];
  const results = [];
  const visit = (statement) => {
    if (!statement) return;
    if (statement.type === 'ReturnStatement' && statement.argument) results.push(statement.argument);
    else if (statement.type === 'IfStatement') [statement.consequent, statement.alternate].forEach(visit);
    else if (statement.type === 'BlockStatement') statement.body.forEach(visit);
    else if (statement.type === 'SwitchStatement') statement.cases.forEach((each) => each.consequent.forEach(visit));
  };
  visit(fn.body);
  return results;
}

const isFunction = (node) =>
  node?.type === 'ArrowFunctionExpression' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'FunctionDeclaration';

/** Definition of a variable that is assigned once in this file: its initial value or its function. */
function definitionOf(name, scope) {
  const [definition, ...others] = variableNamed(name, scope)?.defs ?? [];
  if (!definition || others.length > 0) return undefined;
  if (definition.node.type === 'VariableDeclarator')
    return definition.node.id.type === 'Identifier' && definition.parent?.kind === 'const'
      ? definition.node.init
      : undefined;
  return isFunction(definition.node) ? definition.node : undefined;
}

/** Whether the value of an expression may be a text. True for an unknown value. */
function mayBeText(expression, scope) {
  const anyMayBeText = (expressions) => expressions.some((each) => mayBeText(each, scope));
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false;
    case 'Literal':
      return expression.value !== null && typeof expression.value !== 'boolean' && !isBlank(String(expression.value));
    case 'ConditionalExpression':
      return anyMayBeText([expression.consequent, expression.alternate]);
    case 'LogicalExpression':
      return anyMayBeText(expression.operator === '&&' ? [expression.right] : [expression.left, expression.right]);
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return anyMayBeText([expression.expression]);
    case 'Identifier': {
      if (expression.name === 'undefined' || ELEMENT_NAMES.test(expression.name)) return false;
      const definition = definitionOf(expression.name, scope);
      return definition ? mayBeText(definition, scope) : true;
    }
    case 'MemberExpression':
      return !ELEMENT_NAMES.test(expression.property.name ?? '');
    case 'ChainExpression':
      return mayBeText(expression.expression, scope);
    case 'CallExpression':
      return mayReturnText(expression, scope);
    default:
      return true;
  }
}

function mayReturnText({ callee, arguments: [argument] }, scope) {
  const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
  if (ELEMENT_CALLS.test(name ?? '')) return false;
  const called = name === 'map' || name === 'flatMap' ? argument : callee;
  const fn = called?.type === 'Identifier' ? definitionOf(called.name, scope) : called;
  if (!isFunction(fn)) return true;
  const returned = returnsOf(fn);
  return returned.length === 0 || returned.some((each) => mayBeText(each, scope));
}

/** Whether an expression is an array, because an array renders several nodes. */
const isList = ({ type, callee }) =>
  type === 'CallExpression' && callee.type === 'MemberExpression' && /^(?:map|flatMap)$/.test(callee.property.name);

/** Whether a child renders anything. Line breaks and comments render nothing. */
const isRendered = (child) =>
  child.type === 'JSXText'
    ? !isBlank(child.value) || !child.value.includes('\n')
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

const ownElement = {
  create(context) {
    function check(node) {
      const scope = context.sourceCode.getScope(node);
      const children = node.children.filter(isRendered);
      // The only text of a fragment is not safe, because the fragment's parent may have other children.
      const isAlone = children.length === 1 && node.type === 'JSXElement';
      for (const child of children) {
        if (isBlankChild(child)) continue;
        const isText =
          child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && mayBeText(child.expression, scope));
        if (isText && !(isAlone && !(child.expression && isList(child.expression))))
          context.report({ node: child, message: MESSAGE });
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};

export default { meta: { name: 'house' }, rules: { 'own-element': ownElement } };
