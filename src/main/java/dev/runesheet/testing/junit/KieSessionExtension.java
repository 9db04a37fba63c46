package dev.runesheet.testing.junit;

import dev.runesheet.testing.coverage.CoverageRecorder;
import dev.runesheet.testing.kie.RuleFiles;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.event.rule.RuleRuntimeEventManager;
import org.kie.api.runtime.KieContainer;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.StatelessKieSession;

/**
 * The extension for tests of plain rules, which provides bases and sessions; see {@link
 * KieSessionTest}.
 */
final class KieSessionExtension implements ParameterResolver {

  private static final Namespace NAMESPACE = Namespace.create(KieSessionExtension.class);

  private static final Set<Class<?>> TYPES =
      Set.of(KieSession.class, StatelessKieSession.class, KieBase.class, CoverageRecorder.class);

  /**
   * A base with what watches it.
   *
   * @param off whether nothing watches it in fact
   */
  private record Watched(KieBase base, CoverageRecorder recorder, boolean off) {

    void opened(RuleRuntimeEventManager session) {
      if (!off) {
        recorder.opened(session);
      }
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return TYPES.contains(parameter.getParameter().getType());
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> testClass = TestAnnotations.classWith(context, KieSessionTest.class);
    Watched rules =
        context
            .getRoot()
            .getStore(NAMESPACE)
            .getOrComputeIfAbsent(testClass, type -> rules(context), Watched.class);
    Class<?> wanted = parameter.getParameter().getType();
    if (wanted == KieBase.class) {
      return rules.base();
    }
    if (wanted == CoverageRecorder.class) {
      return rules.recorder();
    }
    if (wanted == StatelessKieSession.class) {
      StatelessKieSession session = rules.base().newStatelessKieSession();
      rules.opened(session);
      return session;
    }
    return context.getTestMethod().isPresent()
        ? context
            .getStore(NAMESPACE)
            .getOrComputeIfAbsent(
                KieSession.class, type -> OpenSession.of(rules), OpenSession.class)
            .session()
        : OpenSession.of(rules).keptIn(context);
  }

  /** A session that is disposed with the store that holds it. */
  private record OpenSession(KieSession session) implements AutoCloseable {

    static OpenSession of(Watched rules) {
      KieSession session = rules.base().newKieSession();
      rules.opened(session);
      return new OpenSession(session);
    }

    KieSession keptIn(ExtensionContext context) {
      context.getStore(NAMESPACE).put(this, this);
      return session;
    }

    @Override
    public void close() {
      session.dispose();
    }
  }

  private static Watched rules(ExtensionContext context) {
    KieSessionTest test = TestAnnotations.of(context, KieSessionTest.class);
    CoverageRun run = CoverageRun.of(context);
    CoverageMode mode = run.mode(test.coverage());
    if (test.sources().length > 0) {
      RuleFiles files = RuleFiles.of(Path.of(""), List.of(test.sources()));
      CoverageRecorder recorder = run.recorder(test.name(), mode, files::content);
      boolean off = mode == CoverageMode.OFF;
      return new Watched(off ? files.compile() : files.compile(recorder), recorder, off);
    }
    if (test.kieBase().isEmpty() && test.rules() == KieSessionTest.NoRules.class) {
      throw new IllegalArgumentException(
          "@KieSessionTest names no rules. Maybe sources = {\"rules/my.drl\"} is missing.");
    }
    KieBase base =
        test.kieBase().isEmpty()
            ? Objects.requireNonNull(
                newInstance(test.rules()).get(),
                () -> "rules (" + test.rules().getName() + ") give no base.")
            : ofKmodule(test.kieBase());
    RuleFiles files = RuleFiles.of(Path.of(""), base);
    CoverageRecorder recorder = run.recorder(test.name(), mode, files::content);
    files.watch(base, recorder);
    return new Watched(base, recorder, mode == CoverageMode.OFF);
  }

  private static KieBase ofKmodule(String name) {
    KieContainer container = KieServices.get().getKieClasspathContainer();
    if (!container.getKieBaseNames().contains(name)) {
      throw new IllegalArgumentException(
          "kieBase ("
              + name
              + ") is in no META-INF/kmodule.xml of the class path; there are "
              + new TreeSet<>(container.getKieBaseNames())
              + ". Maybe the dependency org.drools:drools-xml-support is missing, with which Drools"
              + " reads such files.");
    }
    return container.getKieBase(name);
  }

  private static Supplier<KieBase> newInstance(Class<? extends Supplier<KieBase>> type) {
    try {
      var constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    } catch (InvocationTargetException thrown) {
      throw new IllegalStateException("rules (" + type + ") cannot be made", thrown.getCause());
    } catch (ReflectiveOperationException broken) {
      throw new IllegalStateException(
          "rules (" + type + ") have no constructor without parameters", broken);
    }
  }
}
