package dev.runesheet.engine.rules;

import dev.runesheet.engine.constraint.QueryOrder;
import dev.runesheet.engine.drl.DrlText;
import dev.runesheet.engine.drl.IgnoredParts;
import dev.runesheet.engine.drl.RepeatedTypes;
import dev.runesheet.engine.drl.RuleParser;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.host.DeepStack;
import dev.runesheet.engine.host.DroolsSettings;
import dev.runesheet.engine.host.NamedFunction;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.engine.sharing.SharingConfiguration;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.compiler.builder.impl.KnowledgeBuilderImpl;
import org.drools.compiler.lang.descr.CompositePackageDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.drools.kiesession.rulebase.KnowledgeBaseFactory;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.definition.KiePackage;
import org.kie.api.io.Resource;
import org.kie.api.io.ResourceType;
import org.kie.internal.builder.KnowledgeBuilder;
import org.kie.internal.builder.KnowledgeBuilderConfiguration;
import org.kie.internal.builder.KnowledgeBuilderFactory;
import org.kie.internal.builder.conf.ParallelRulesBuildThresholdOption;
import org.kie.internal.io.ResourceFactory;

/** The compiler of rules, in memory: nothing is left behind in Drools' repository of modules. */
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
          Collection<KiePackage> packages = build(sources, configuration).getKnowledgePackages();
          beforeNetwork.accept(packages);
          KieBase base = network(packages, sources);
          RuleOrder.set(base, sources);
          return base;
        });
  }

  private static KieBase network(Collection<KiePackage> packages, List<RuleSource> sources) {
    try {
      return network(packages);
    } catch (RuntimeException | LinkageError broken) {
      throw new NetworkProblems(sources, RuleCompiler::isBuilt).of(broken);
    }
  }

  private static KieBase network(Collection<KiePackage> packages) {
    QueryOrder.keep(packages);
    NamedFunction.keep(packages);
    InternalKnowledgeBase base =
        KnowledgeBaseFactory.newKnowledgeBase(DroolsSettings.base(RuleClasses.ofThread()));
    base.addPackages(packages);
    return base;
  }

  /** True if rules compile, and Drools makes a network of them. */
  private static boolean isBuilt(List<RuleSource> sources) {
    try {
      network(build(sources, RuleCompiler::configuration).getKnowledgePackages());
      return true;
    } catch (RuntimeException | LinkageError broken) {
      return false;
    }
  }

  /**
   * A base with the same rules that stays as it is: that of a container changes, also while a match
   * is played, when the container is updated. Its rules fire in the order that those of sources
   * have.
   */
  public static KieBase copy(KieBase base) {
    return DeepStack.run(
        () -> {
          KieBase copy = copyAsItIs(base);
          if (QueryOrder.matters(copy.getKiePackages())) {
            QueryOrder.keep(copy.getKiePackages());
            copy = copyAsItIs(copy);
          }
          RuleOrder.setByPaths(copy);
          return copy;
        });
  }

  private static KieBase copyAsItIs(KieBase base) {
    InternalKnowledgeBase from = (InternalKnowledgeBase) base;
    InternalKnowledgeBase copy =
        KnowledgeBaseFactory.newKnowledgeBase(DroolsSettings.base(from.getRootClassLoader()));
    copy.addPackages(from.getKiePackages()); // Copies those that are in use.
    return copy;
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
   * each consequence compiled by itself, one rule after the other: only then errors have the places
   * of their rules, and threads do not hide what Drools throws.
   */
  private static KnowledgeBuilder build(
      List<RuleSource> sources, Supplier<KnowledgeBuilderConfiguration> configuration) {
    List<Problem> unread = unread(sources);
    if (!unread.isEmpty()) {
      throw new RuleCompilationException(unread);
    }
    KnowledgeBuilderConfiguration sharing = configuration.get();
    SharingConfiguration.share(sharing, CallersLoader.get());
    Optional<KnowledgeBuilder> quick = quickly(sources, sharing);
    if (quick.isPresent()) {
      return quick.get();
    }
    RuleClasses.forget();
    BuilderProblems problems = new BuilderProblems(sources, RuleCompiler::parts);
    KnowledgeBuilder builder;
    try {
      builder = together(sources, oneAfterTheOther());
    } catch (RuntimeException | LinkageError broken) {
      throw refusal(sources, problems.thrown(broken, files -> together(files, oneAfterTheOther())));
    }
    if (builder.hasErrors()) {
      throw refusal(sources, problems.told(builder.getErrors()));
    }
    return builder;
  }

  private static RuleCompilationException refusal(List<RuleSource> sources, List<Problem> told) {
    List<Problem> missing = MissingClasses.of(sources);
    return new RuleCompilationException(missing.isEmpty() ? told : missing);
  }

  /** The problems that Drools would read past in files that were written by hand. */
  private static List<Problem> unread(List<RuleSource> sources) {
    List<RuleSource> written = sources.stream().filter(one -> one.rules().isEmpty()).toList();
    List<PackageDescr> own =
        written.stream()
            .filter(source -> BuiltPackages.isOwnText(source.drl()))
            .filter(source -> DrlText.fault(source.drl()).isEmpty())
            .flatMap(source -> RuleParser.parse(resource(source), source.drl()).stream())
            .toList();
    RepeatedTypes types = new RepeatedTypes(own);
    Stream<Problem> broken =
        written.stream()
            .flatMap(
                source ->
                    DrlText.fault(source.drl()).stream()
                        .map(fault -> problem(source.name(), fault)));
    Stream<Problem> leftOut =
        own.stream()
            .flatMap(
                file ->
                    Stream.of(IgnoredParts.in(file), types.in(file))
                        .flatMap(List::stream)
                        .map(fault -> problem(file.getResource().getSourcePath(), fault)));
    return Stream.concat(broken, leftOut).toList();
  }

  private static Problem problem(String file, DrlText.Fault fault) {
    return new Problem(file, fault.line(), fault.message());
  }

  /** The rules if nothing is wrong with them. */
  private static Optional<KnowledgeBuilder> quickly(
      List<RuleSource> sources, KnowledgeBuilderConfiguration configuration) {
    try {
      return Optional.of(together(sources, configuration)).filter(all -> !all.hasErrors());
    } catch (RuntimeException | LinkageError broken) { // It is told by who builds them again.
      return Optional.empty();
    }
  }

  /**
   * Builds files as Drools builds those of a module: what a file declares is known to all others.
   * An author's own files come after Runesheet's, which name nothing of them: once types are
   * declared, no more rules share what Drools compiles.
   */
  private static KnowledgeBuilder together(
      List<RuleSource> sources, KnowledgeBuilderConfiguration configuration) {
    KnowledgeBuilder builder = KnowledgeBuilderFactory.newKnowledgeBuilder(configuration);
    Map<Boolean, List<RuleSource>> byAuthor =
        sources.stream()
            .collect(Collectors.partitioningBy(one -> BuiltPackages.isOwnText(one.drl())));
    for (boolean own : new boolean[] {false, true}) {
      Map<String, CompositePackageDescr> packages = new LinkedHashMap<>();
      byAuthor.get(own).forEach(source -> add(source, packages, builder));
      refusing(
          () -> ((KnowledgeBuilderImpl) builder).buildPackages(queriesFirst(packages.values())));
    }
    return builder;
  }

  /** Packages with queries before others: a rule calls only queries that are built already. */
  private static List<CompositePackageDescr> queriesFirst(
      Collection<CompositePackageDescr> packages) {
    Predicate<CompositePackageDescr> asks =
        one -> one.getRules().stream().anyMatch(RuleDescr::isQuery);
    return packages.stream().sorted(Comparator.comparing(asks.negate()::test)).toList();
  }

  /** Builds parts of files, all before the last together. */
  private static KnowledgeBuilder parts(List<PackageDescr> parts) {
    KnowledgeBuilder builder = KnowledgeBuilderFactory.newKnowledgeBuilder(oneAfterTheOther());
    PackageDescr last = parts.get(parts.size() - 1);
    Map<String, CompositePackageDescr> packages = new LinkedHashMap<>();
    parts.subList(0, parts.size() - 1).forEach(one -> add(one.getResource(), one, packages));
    refusing(
        () -> {
          ((KnowledgeBuilderImpl) builder).buildPackages(queriesFirst(packages.values()));
          builder.add(ResourceFactory.newDescrResource(last), ResourceType.DESCR);
        });
    return builder;
  }

  /** Runs what throws a plain Error for a name that two imports of all classes have. */
  private static void refusing(Runnable build) {
    try {
      build.run();
    } catch (Error thrown) {
      if (thrown.getClass() == Error.class) {
        throw new IllegalArgumentException(thrown.getMessage(), thrown);
      }
      throw thrown;
    }
  }

  /** A file as Drools reads it. */
  static Resource resource(RuleSource source) {
    Resource resource =
        KieServices.get()
            .getResources()
            .newByteArrayResource(
                source.drl().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8.name());
    resource.setSourcePath(source.name());
    return resource;
  }

  /** Adds a file to its package; one that cannot be read goes to the builder, which tells why. */
  private static void add(
      RuleSource source, Map<String, CompositePackageDescr> packages, KnowledgeBuilder builder) {
    Resource resource = resource(source);
    Optional<PackageDescr> file = RuleParser.parse(resource, source.drl());
    if (file.isEmpty()) {
      builder.add(resource, ResourceType.DRL);
    } else {
      add(resource, file.get(), packages);
    }
  }

  private static void add(
      Resource resource, PackageDescr file, Map<String, CompositePackageDescr> packages) {
    if (packages.containsKey(file.getNamespace())) {
      packages.get(file.getNamespace()).addPackageDescr(resource, file);
    } else {
      packages.put(file.getNamespace(), new CompositePackageDescr(resource, file));
    }
  }
}
