package dev.runesheet.engine.sharing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.compiler.builder.impl.KnowledgeBuilderConfigurationImpl;
import org.drools.compiler.builder.impl.errors.RuleErrorHandler;
import org.drools.compiler.compiler.PackageRegistry;
import org.drools.compiler.rule.builder.ConsequenceBuilder;
import org.drools.compiler.rule.builder.PatternBuilder;
import org.drools.compiler.rule.builder.RuleBuildContext;
import org.drools.compiler.rule.builder.RuleConditionBuilder;
import org.drools.core.rule.JavaDialectRuntimeData;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.mvel.java.JavaDialect;
import org.drools.mvel.java.JavaDialectError;

/** The rules of a package in Java, of whose consequences those of one form are compiled once. */
final class SharingDialect extends JavaDialect {

  /** The beginning of the names of classes that are compiled for several rules. */
  static final String SHARED = "Rule_Of_Form_";

  private static final PatternBuilder PATTERNS = new SharingPatternBuilder();

  private final InternalKnowledgePackage pack;
  private final ClassLoader loader;
  private final Map<FormKey, SharedClasses> forms = new ConcurrentHashMap<>();
  private final List<SharedClasses> waiting = new ArrayList<>();
  private final AtomicInteger count = new AtomicInteger();
  private final ConsequenceBuilder builder = new SharingBuilder(this);

  SharingDialect(
      ClassLoader root,
      KnowledgeBuilderConfigurationImpl configuration,
      PackageRegistry registry,
      InternalKnowledgePackage pack,
      ClassLoader loader) {
    super(root, configuration, registry, pack);
    this.pack = pack;
    this.loader = loader;
  }

  @Override
  public PatternBuilder getPatternBuilder() {
    return PATTERNS;
  }

  @Override
  @SuppressWarnings({"rawtypes", "unchecked"})
  public RuleConditionBuilder getBuilder(Class ofCondition) {
    return ofCondition == PatternDescr.class ? PATTERNS : super.getBuilder(ofCondition);
  }

  @Override
  public ConsequenceBuilder getConsequenceBuilder() {
    return builder;
  }

  /** The classes of consequences that rules share, by form; see {@link SharingBuilder}. */
  Map<FormKey, SharedClasses> forms() {
    return forms;
  }

  ClassLoader loader() {
    return loader;
  }

  String nextName() {
    return SHARED + count.incrementAndGet() + "_";
  }

  /** Has a class compiled with the next ones. */
  void add(SharedClasses form, RuleBuildContext of, String source) {
    addClassCompileTask(
        form.name(),
        of.getRuleDescr(),
        source,
        null,
        new RuleErrorHandler(of.getRuleDescr(), of.getRule(), "Rule Compilation error"));
    synchronized (waiting) {
      waiting.add(form);
    }
  }

  @Override
  public void compileAll() {
    super.compileAll();
    JavaDialectRuntimeData classes =
        (JavaDialectRuntimeData) pack.getDialectRuntimeRegistry().getDialectData(ID);
    for (SharedClasses form : waiting) {
      byte[] compiled = classes.getStore().remove(form.name().replace('.', '/') + ".class");
      if (compiled == null || !form.take(compiled)) {
        getResults().add(new JavaDialectError("consequence cannot be shared"));
      }
    }
    waiting.clear();
  }
}
