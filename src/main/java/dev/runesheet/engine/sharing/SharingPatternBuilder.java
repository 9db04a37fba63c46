package dev.runesheet.engine.sharing;

import java.util.Map;
import java.util.regex.Pattern;
import org.drools.base.rule.constraint.Constraint;
import org.drools.compiler.rule.builder.PatternBuilder;
import org.drools.compiler.rule.builder.RuleBuildContext;
import org.drools.drl.ast.descr.AtomicExprDescr;
import org.drools.drl.ast.descr.OperatorDescr;
import org.drools.drl.ast.descr.RelationalExprDescr;

/** Drools' builder of conditions, which knows a text when it sees one. */
final class SharingPatternBuilder extends PatternBuilder {

  private static final Pattern NAME = Pattern.compile("(?!true$|false$|null$|this$)[a-z]\\w*");

  @Override
  protected Constraint buildRelationalExpression(
      RuleBuildContext context,
      org.drools.base.rule.Pattern pattern,
      RelationalExprDescr relation,
      String text,
      Map<String, OperatorDescr> aliases) {
    if (relation.getLeft() instanceof AtomicExprDescr left
        && relation.getRight() instanceof AtomicExprDescr right
        && NAME.matcher(left.getRewrittenExpression()).matches()
        && TextWithoutLiterals.isText(right.getRewrittenExpression())) {
      // Drools has both sides analysed to learn that one is a variable and the other is none.
      Constraint found =
          buildConstraintForPattern(
              context,
              pattern,
              relation,
              text,
              left.getRewrittenExpression(),
              right.getRewrittenExpression(),
              true,
              aliases);
      return found != null
          ? found
          : createAndBuildPredicate(context, pattern, relation, text, aliases);
    }
    return super.buildRelationalExpression(context, pattern, relation, text, aliases);
  }
}
