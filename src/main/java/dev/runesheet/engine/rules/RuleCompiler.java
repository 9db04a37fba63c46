package dev.runesheet.engine.rules;

import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.engine.sharing.SharingConfiguration;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.drools.kiesession.rulebase.KnowledgeBaseFactory;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.definition.KiePackage;
import org.kie.api.io.Resource;
import org.kie.api.io.ResourceType;
import org.kie.internal.builder.KnowledgeBuilder;
import org.kie.internal.builder.KnowledgeBuilderConfiguration;
import org.kie.internal.builder.KnowledgeBuilderError;
import org.kie.internal.builder.KnowledgeBuilderFactory;
import org.kie.internal.builder.conf.ParallelRulesBuildThresholdOption;
import org.kie.internal.io.ResourceFactory;
import org.mvel2.CompileException;

/** Compiles rules in memory. It leaves nothing behind in Drools' repository of modules. */
public final class RuleCompiler {

  private static final String ANY_RULE =
      """
      package runesheet.any;
      import dev.runesheet.spi.fact.Reaction;
      rule "any" when $r : Reaction( block == "any", self.above("any", 0) ) then $r.next(); end
      """;

  /** The threshold that never lets several threads compile a package's rules. */
  private static final int NEVER = -1;

  private static final AtomicBoolean PREPARED = new AtomicBoolean();

  private RuleCompiler() {}

  /**
   * Loads what compiles rules. Worth it in a thread of its own while the rules are still being
   * read, since Drools has thousands of classes.
   */
  public static void prepare() {
    if (PREPARED.compareAndSet(false, true)) {
      compile(List.of(new RuleSource("any.drl", ANY_RULE)));
    }
  }

  /**
   * Compiles sources to one knowledge base.
   *
   * @throws RuleCompilationException with all problems of all sources
   */
  public static KieBase compile(List<RuleSource> sources) {
    return compile(sources, packages -> {});
  }

  /**
   * Compiles sources to one knowledge base.
   *
   * @param beforeNetwork sees the rules before a network is made of them
   * @throws RuleCompilationException with all problems of all sources
   */
  public static KieBase compile(
      List<RuleSource> sources, Consumer<Collection<KiePackage>> beforeNetwork) {
    return compile(sources, RuleCompiler::configuration, beforeNetwork);
  }

  /**
   * Compiles sources one rule after the other: what is then written of them is the same bytes each
   * time, while threads put rules into Drools' tables in the order in which they are ready.
   *
   * @throws RuleCompilationException with all problems of all sources
   */
  public static KieBase compileInTurn(List<RuleSource> sources) {
    return compile(sources, RuleCompiler::oneAfterTheOther, packages -> {});
  }

  private static KnowledgeBuilderConfiguration oneAfterTheOther() {
    KnowledgeBuilderConfiguration one = configuration();
    one.setOption(ParallelRulesBuildThresholdOption.get(NEVER));
    return one;
  }

  private static KieBase compile(
      List<RuleSource> sources,
      Supplier<KnowledgeBuilderConfiguration> configuration,
      Consumer<Collection<KiePackage>> beforeNetwork) {
    return DeepStack.run(
        () -> {
          InternalKnowledgeBase base = KnowledgeBaseFactory.newKnowledgeBase(DroolsSettings.base());
          Collection<KiePackage> packages = build(sources, configuration).getKnowledgePackages();
          beforeNetwork.accept(packages);
          base.addPackages(packages);
          RuleOrder.set(base, sources);
          return base;
        });
  }

  /**
   * A base with the same rules that stays as it is: that of a container changes, also while a match
   * is played, when the container is updated.
   */
  public static KieBase copy(KieBase base) {
    return DeepStack.run(
        () -> {
          InternalKnowledgeBase from = (InternalKnowledgeBase) base;
          InternalKnowledgeBase copy =
              KnowledgeBaseFactory.newKnowledgeBase(DroolsSettings.base(from.getRootClassLoader()));
          copy.addPackages(from.getKiePackages()); // Copies those that are in use.
          return copy;
        });
  }

  /**
   * Compiles a few rules of a larger whole.
   *
   * @throws RuleCompilationException if they do not compile
   */
  static KnowledgeBuilder compileFew(List<RuleSource> sources) {
    return DeepStack.run(() -> build(sources, RuleCompiler::configuration));
  }

  private static KnowledgeBuilderConfiguration configuration() {
    return DroolsSettings.compiling(RuleClasses.ofThread());
  }

  /**
   * Before it believes in an error, it asks again for classes that were missing earlier, and has
   * each consequence compiled by itself, since only then errors have the places of their rules.
   */
  private static KnowledgeBuilder build(
      List<RuleSource> sources, Supplier<KnowledgeBuilderConfiguration> configuration) {
    KnowledgeBuilderConfiguration sharing = configuration.get();
    SharingConfiguration.share(sharing, CallersLoader.get());
    KnowledgeBuilder builder = build(sources, sharing);
    if (builder.hasErrors()) {
      RuleClasses.forget();
      builder = build(sources, configuration.get());
    }
    if (builder.hasErrors()) {
      List<Problem> missing = MissingClasses.of(sources);
      throw new RuleCompilationException(
          missing.isEmpty()
              ? builder.getErrors().stream().map(RuleCompiler::problem).toList()
              : missing);
    }
    return builder;
  }

  private static KnowledgeBuilder build(
      List<RuleSource> sources, KnowledgeBuilderConfiguration configuration) {
    KnowledgeBuilder builder = KnowledgeBuilderFactory.newKnowledgeBuilder(configuration);
    for (RuleSource source : sources) {
      Resource resource =
          KieServices.get()
              .getResources()
              .newByteArrayResource(
                  source.drl().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8.name());
      resource.setSourcePath(source.name());
      add(resource, source.drl(), builder);
    }
    return builder;
  }

  /**
   * MVEL does not tell the builder of a text that it cannot even read, such as one without its end.
   */
  private static void add(Resource resource, String drl, KnowledgeBuilder builder) {
    try {
      Optional<PackageDescr> parsed = RuleParser.parse(resource, drl);
      if (parsed.isPresent()) {
        builder.add(ResourceFactory.newDescrResource(parsed.get()), ResourceType.DESCR);
      } else {
        builder.add(resource, ResourceType.DRL);
      }
    } catch (CompileException unread) {
      String message = unread.getMessage().replaceAll("\\s+", " ").strip();
      throw new RuleCompilationException(
          List.of(new Problem(resource.getSourcePath(), 0, message)));
    }
  }

  private static Problem problem(KnowledgeBuilderError error) {
    String file =
        error.getResource() == null ? "" : String.valueOf(error.getResource().getSourcePath());
    int line = error.getLines().length == 0 ? 0 : error.getLines()[0];
    return new Problem(file, line, error.getMessage().replaceAll("\\s+", " ").strip());
  }
}
