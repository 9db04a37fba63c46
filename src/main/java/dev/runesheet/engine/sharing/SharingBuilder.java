package dev.runesheet.engine.sharing;

import java.util.Arrays;
import java.util.Map;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.RuleConditionElement;
import org.drools.compiler.rule.builder.RuleBuildContext;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.mvel.asm.ASMConsequenceStubBuilder;
import org.drools.mvel.asm.AsmUtil;
import org.drools.mvel.asm.KnowledgeHelperFixer;
import org.drools.mvel.java.JavaAnalysisResult;
import org.drools.mvel.java.JavaRuleBuilderHelper;
import org.drools.wiring.api.classloader.ProjectClassLoader;

/** Builds the consequence of the first rule of each form, and gives its classes to the others. */
final class SharingBuilder extends ASMConsequenceStubBuilder {

  private static final String DEFAULT = RuleImpl.DEFAULT_CONSEQUENCE_NAME;

  private final SharingDialect dialect;

  SharingBuilder(SharingDialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public void build(RuleBuildContext context, String consequence) {
    TextWithoutLiterals text =
        canShare(context) ? TextWithoutLiterals.of(textOf(context.getRuleDescr())) : null;
    if (text == null || text.form().contains(SharingDialect.SHARED)) {
      super.build(context, consequence);
      return;
    }
    RuleImpl rule = context.getRule();
    context.getDeclarationResolver().pushOnBuildStack(rule.getLhs());
    Map<String, Declaration> variables =
        context.getDeclarationResolver().getDeclarations(rule, DEFAULT);
    SharedClasses shared =
        dialect
            .forms()
            .computeIfAbsent(
                FormKey.of(text, variables, context), key -> first(text, variables, context));
    context.getDeclarationResolver().popBuildStack();
    if (shared != null) {
      rule.setRequiredDeclarationsForConsequence(DEFAULT, shared.variables());
      rule.setConsequence(
          new LateConsequence(
              shared, context.getRuleDescr().getClassName(), text.literals(), dialect.loader()));
    }
  }

  private static String textOf(RuleDescr rule) {
    return (String) rule.getConsequence();
  }

  /** True if the rule has one consequence, of conditions that are not alternatives, in Java. */
  private static boolean canShare(RuleBuildContext context) {
    InternalKnowledgePackage pack = context.getPkg();
    return context.getRuleDescr().getNamedConsequences().isEmpty()
        && context.getMethods().isEmpty()
        && pack.getFunctions().isEmpty()
        && !declaresTypes(context.getKnowledgeBuilder().getRootClassLoader())
        && !isOr(context.getRule().getLhs());
  }

  /** True if there are classes that only rules declare: a rule's own class loader lacks them. */
  private static boolean declaresTypes(ClassLoader ofRules) {
    return !(ofRules instanceof ProjectClassLoader known)
        || known.getStore() != null && !known.getStore().isEmpty();
  }

  private static boolean isOr(RuleConditionElement condition) {
    return condition instanceof GroupElement group
        && (group.isOr() || group.getChildren().stream().anyMatch(SharingBuilder::isOr));
  }

  /** Has the form compiled; null if the rule has a mistake, which the context knows then. */
  private SharedClasses first(
      TextWithoutLiterals text, Map<String, Declaration> variables, RuleBuildContext context) {
    RuleDescr rule = context.getRuleDescr();
    Object ownText = rule.getConsequence();
    String ownName = rule.getClassName();
    rule.setConsequence(text.form());
    rule.setClassName(dialect.nextName());
    try {
      return made(text, variables, context);
    } finally {
      context.getMethods().clear();
      rule.setConsequence(ownText);
      rule.setClassName(ownName);
    }
  }

  private SharedClasses made(
      TextWithoutLiterals text, Map<String, Declaration> variables, RuleBuildContext context) {
    JavaAnalysisResult analysis =
        JavaRuleBuilderHelper.createJavaAnalysisResult(context, DEFAULT, variables);
    if (analysis == null) {
      return null;
    }
    Map<String, Object> parts =
        JavaRuleBuilderHelper.createConsequenceContext(
            context,
            DEFAULT,
            DEFAULT + "Consequence",
            KnowledgeHelperFixer.fix(AsmUtil.fixBlockDescr(context, analysis, variables)),
            variables,
            analysis.getBoundIdentifiers());
    JavaRuleBuilderHelper.generateMethodTemplate("consequenceMethod", context, parts);
    String[] used =
        Arrays.stream((Declaration[]) parts.get("declarations"))
            .map(Declaration::getIdentifier)
            .toArray(String[]::new);
    SharedClasses shared =
        new SharedClasses(
            context.getPkg().getName(),
            context.getRuleDescr().getClassName(),
            used,
            text.literals().size(),
            createConsequenceBytecode(context, parts));
    dialect.add(shared, context, dialect.getRuleClassBuilder().buildRule(context));
    return shared;
  }
}
