package dev.runesheet.engine.sharing;

import java.util.Map;
import java.util.TreeMap;
import org.drools.base.base.AcceptsClassObjectType;
import org.drools.base.rule.Declaration;
import org.drools.compiler.rule.builder.RuleBuildContext;

/**
 * All that decides how a consequence of a package is compiled.
 *
 * @param form the consequence without its literals
 * @param variables what the rule's conditions bind, with types
 * @param names how many names the package knows when the rule is built; they only become more
 */
record FormKey(String form, String variables, int names) {

  static FormKey of(
      TextWithoutLiterals text, Map<String, Declaration> variables, RuleBuildContext context) {
    StringBuilder bound = new StringBuilder();
    new TreeMap<>(variables)
        .forEach(
            (name, variable) ->
                bound
                    .append(name)
                    .append(' ')
                    .append(variable.getTypeName())
                    .append(
                        variable.getExtractor() instanceof AcceptsClassObjectType ? " fact" : "")
                    .append(';'));
    int names =
        context.getPkg().getImports().size()
            + context.getPkg().getStaticImports().size()
            + context.getKnowledgeBuilder().getGlobals().size();
    return new FormKey(text.form(), bound.toString(), names);
  }
}
