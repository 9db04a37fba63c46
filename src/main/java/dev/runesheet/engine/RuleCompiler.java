package dev.runesheet.engine;

import dev.runesheet.engine.RuleCompilationException.Problem;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.drools.kiesession.rulebase.KnowledgeBaseFactory;
import org.kie.api.KieBase;
import org.kie.api.io.Resource;
import org.kie.api.io.ResourceType;
import org.kie.internal.builder.KnowledgeBuilder;
import org.kie.internal.builder.KnowledgeBuilderError;
import org.kie.internal.builder.KnowledgeBuilderFactory;
import org.kie.internal.io.ResourceFactory;

/** Compiles rules in memory. It leaves nothing behind in Drools' repository of modules. */
public final class RuleCompiler {

  private RuleCompiler() {}

  /**
   * Compiles sources to one knowledge base.
   *
   * @throws RuleCompilationException with all problems of all sources
   */
  public static KieBase compile(List<RuleSource> sources) {
    KnowledgeBuilder builder = KnowledgeBuilderFactory.newKnowledgeBuilder();
    List<Problem> problems = new ArrayList<>();
    for (RuleSource source : sources) {
      Resource resource =
          ResourceFactory.newByteArrayResource(source.drl().getBytes(StandardCharsets.UTF_8));
      resource.setSourcePath(source.name());
      builder.add(resource, ResourceType.DRL);
    }
    for (KnowledgeBuilderError error : builder.getErrors()) {
      problems.add(problem(error));
    }
    if (!problems.isEmpty()) {
      throw new RuleCompilationException(problems);
    }
    InternalKnowledgeBase base = KnowledgeBaseFactory.newKnowledgeBase();
    base.addPackages(builder.getKnowledgePackages());
    return base;
  }

  private static Problem problem(KnowledgeBuilderError error) {
    String file =
        error.getResource() == null ? "" : String.valueOf(error.getResource().getSourcePath());
    int line = error.getLines().length == 0 ? 0 : error.getLines()[0];
    return new Problem(file, line, error.getMessage().replaceAll("\\s+", " ").strip());
  }
}
