package dev.runesheet.engine.direct;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.accessor.CompiledInvoker;
import org.drools.base.rule.consequence.Consequence;
import org.drools.base.rule.consequence.ConsequenceContext;
import org.kie.api.runtime.rule.FactHandle;

/** The lookup of the Java method that Drools compiled from a rule's consequence. */
final class Consequences {

  /** The placeholder of a consequence that needs more than the fact. */
  static final MethodHandle UNBOUND = MethodHandles.empty(MethodType.methodType(void.class));

  private static final String INVOKER = "DefaultConsequenceInvoker";
  private static final String METHOD = "defaultConsequence";

  /** The bytecode that loads the helper, by which a consequence acts on the session. */
  private static final String HELPER = "CHECKCAST org/drools/core/rule/consequence/KnowledgeHelper";

  private Consequences() {}

  /** The consequence as a method of the fact, or {@link #UNBOUND}. */
  static MethodHandle bind(RuleImpl rule, Class<?> fact) {
    Consequence<?> compiled = rule.getConsequence();
    String name = compiled.getClass().getName();
    if (!(compiled instanceof CompiledInvoker invoker)
        || !name.endsWith(INVOKER)
        || keepsHelper(invoker)) {
      return UNBOUND;
    }
    try {
      Class<?> holder =
          compiled
              .getClass()
              .getClassLoader()
              .loadClass(name.substring(0, name.length() - INVOKER.length()));
      Method method = method(holder, fact);
      if (method == null) {
        return UNBOUND;
      }
      MethodHandle handle =
          MethodHandles.privateLookupIn(holder, MethodHandles.lookup()).unreflect(method);
      return MethodHandles.insertArguments(
              MethodHandles.insertArguments(handle, 2, (Object) null), 0, (Object) null)
          .asType(MethodType.methodType(void.class, Object.class));
    } catch (ReflectiveOperationException unknown) {
      return UNBOUND; // Compiled by something else than Drools' own compiler for Java.
    }
  }

  private static boolean keepsHelper(CompiledInvoker consequence) {
    List<String> steps = consequence.getMethodBytecode().lines().toList();
    int at = steps.indexOf(HELPER);
    return at < 0 || at + 1 < steps.size() && steps.get(at + 1).startsWith("ASTORE");
  }

  /** It takes the context, the fact and its handle; globals and bound variables would follow. */
  private static Method method(Class<?> holder, Class<?> fact) {
    List<Class<?>> parameters = List.of(ConsequenceContext.class, fact, FactHandle.class);
    for (Method method : holder.getDeclaredMethods()) {
      if (method.getName().equals(METHOD)
          && Arrays.asList(method.getParameterTypes()).equals(parameters)) {
        return method;
      }
    }
    return null;
  }
}
