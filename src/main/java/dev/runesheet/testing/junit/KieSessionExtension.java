package dev.runesheet.testing.junit;

import dev.runesheet.testing.coverage.CoverageRecorder;
import dev.runesheet.testing.coverage.ProjectFiles;
import dev.runesheet.testing.kie.RuleFiles;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.event.rule.RuleRuntimeEventManager;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.StatelessKieSession;

/** Gives tests of plain rules their bases and sessions; see {@link KieSessionTest}. */
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
    KieSessionTest test = context.getRequiredTestClass().getAnnotation(KieSessionTest.class);
    Store ofClass = context.getRoot().getStore(NAMESPACE);
    Watched rules =
        ofClass.getOrComputeIfAbsent(
            context.getRequiredTestClass(), type -> rules(test, context), Watched.class);
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
    KieSession session = rules.base().newKieSession();
    rules.opened(session);
    context.getStore(NAMESPACE).put(session, (AutoCloseable) session::dispose);
    return session;
  }

  private static Watched rules(KieSessionTest test, ExtensionContext context) {
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
            ? newInstance(test.rules()).get()
            : KieServices.get().getKieClasspathContainer().getKieBase(test.kieBase());
    CoverageRecorder recorder =
        run.recorder(test.name(), mode, name -> ProjectFiles.find(Path.of(""), name));
    recorder.ready(base);
    return new Watched(base, recorder, mode == CoverageMode.OFF);
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
