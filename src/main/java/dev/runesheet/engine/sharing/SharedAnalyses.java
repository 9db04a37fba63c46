package dev.runesheet.engine.sharing;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.compiler.builder.impl.KnowledgeBuilderConfigurationImpl;
import org.drools.compiler.compiler.AnalysisResult;
import org.drools.compiler.compiler.BoundIdentifiers;
import org.drools.compiler.compiler.PackageRegistry;
import org.drools.compiler.rule.builder.PackageBuildContext;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.mvel.builder.MVELAnalysisResult;
import org.drools.mvel.builder.MVELDialect;
import org.drools.mvel.builder.MVELExprAnalyzer;

/** The conditions of a package, of which those of one form are analysed once. */
final class SharedAnalyses extends MVELDialect {

  /**
   * All that decides how a condition of a package is understood.
   *
   * @param variables the variables that it can use, with their types
   * @param names how many names the package knows; they only become more
   */
  private record Key(
      String form, Class<?> fact, Map<String, Class<?>> variables, int names, boolean typesafe) {}

  /** The result of Drools' analysis of a condition. */
  private record Learned(
      Set<String> used, Map<String, Class<?>> variables, Class<?> type, boolean typesafe) {}

  private final Map<Key, Learned> known = new ConcurrentHashMap<>();

  SharedAnalyses(
      ClassLoader root,
      KnowledgeBuilderConfigurationImpl configuration,
      PackageRegistry registry,
      InternalKnowledgePackage pack) {
    super(root, configuration, registry, pack);
  }

  @Override
  public AnalysisResult analyzeExpression(
      PackageBuildContext context,
      BaseDescr condition,
      Object content,
      BoundIdentifiers available) {
    TextWithoutLiterals text =
        available.getOperators() == null || available.getOperators().isEmpty()
            ? TextWithoutLiterals.of((String) content)
            : null;
    if (text == null) {
      return super.analyzeExpression(context, condition, content, available);
    }
    int names =
        context.getPkg().getImports().size()
            + context.getPkg().getStaticImports().size()
            + context.getKnowledgeBuilder().getGlobals().size();
    Key key =
        new Key(
            text.form(),
            available.getThisClass(),
            new HashMap<>(available.getDeclrClasses()),
            names,
            context.isTypesafe());
    Learned learned = known.get(key);
    if (learned != null) {
      return result(learned, available);
    }
    AnalysisResult result = super.analyzeExpression(context, condition, content, available);
    if (result instanceof MVELAnalysisResult found) {
      known.put(
          key,
          new Learned(
              Set.copyOf(found.getIdentifiers()),
              new HashMap<>(found.getMvelVariables()),
              found.getReturnType(),
              found.isTypesafe()));
    }
    return result;
  }

  private static MVELAnalysisResult result(Learned learned, BoundIdentifiers available) {
    MVELAnalysisResult result = MVELExprAnalyzer.analyze(learned.used(), available);
    result.setReturnType(learned.type());
    result.setMvelVariables(new HashMap<>(learned.variables()));
    result.setTypesafe(learned.typesafe());
    return result;
  }
}
