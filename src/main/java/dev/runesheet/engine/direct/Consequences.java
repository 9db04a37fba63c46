package dev.runesheet.engine.direct;

import dev.runesheet.engine.fact.InPlay;
import dev.runesheet.engine.sharing.LateConsequence;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.List;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.accessor.CompiledInvoker;
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

  /** The consequence as a method of the rule's facts, in their order, or {@link #UNBOUND}. */
  static MethodHandle bind(RuleImpl rule, Class<?>... facts) {
    return keepsHelper(rule) ? UNBOUND : bind(rule, List.of(facts));
  }

  /** The consequence as a method of what it acts by and its fact; null if it is none. */
  static MethodHandle derivation(RuleImpl rule) {
    MethodHandle found = bind(rule, List.of(ConsequenceContext.class, InPlay.class));
    return found == UNBOUND ? null : found;
  }

  private static MethodHandle bind(RuleImpl rule, List<Class<?>> arguments) {
    Class<?> invoker = LateConsequence.of(rule).getClass();
    if (!invoker.getName().endsWith(INVOKER)) {
      return UNBOUND;
    }
    String name = invoker.getName().substring(0, invoker.getName().length() - INVOKER.length());
    try {
      for (Method method : invoker.getClassLoader().loadClass(name).getDeclaredMethods()) {
        if (method.getName().equals(METHOD)) {
          return ordered(method, arguments);
        }
      }
      return UNBOUND;
    } catch (ReflectiveOperationException unknown) {
      return UNBOUND; // Compiled by something else than Drools' own compiler for Java.
    }
  }

  /** A handle that takes the context, facts with their handles, globals and bound variables. */
  private static MethodHandle ordered(Method method, List<Class<?>> arguments)
      throws IllegalAccessException {
    Class<?> holder = method.getDeclaringClass();
    MethodHandle handle =
        MethodHandles.privateLookupIn(holder, MethodHandles.lookup()).unreflect(method);
    Class<?>[] parameters = method.getParameterTypes();
    int[] order = new int[parameters.length];
    int unused = arguments.size();
    for (int i = 0; i < parameters.length; i++) {
      order[i] = arguments.indexOf(parameters[i]);
      boolean spare =
          parameters[i] == FactHandle.class || parameters[i] == ConsequenceContext.class;
      if (order[i] < 0 && !spare) {
        return UNBOUND;
      }
      order[i] = order[i] < 0 ? unused : order[i];
    }
    MethodType general =
        MethodType.genericMethodType(parameters.length).changeReturnType(void.class);
    MethodHandle permuted =
        MethodHandles.permuteArguments(
            handle.asType(general),
            MethodType.genericMethodType(unused + 1).changeReturnType(void.class),
            order);
    return MethodHandles.insertArguments(permuted, unused, (Object) null);
  }

  private static boolean keepsHelper(RuleImpl rule) {
    if (!(LateConsequence.of(rule) instanceof CompiledInvoker consequence)) {
      return true;
    }
    List<String> steps = consequence.getMethodBytecode().lines().toList();
    int at = steps.indexOf(HELPER);
    return at < 0 || at + 1 < steps.size() && steps.get(at + 1).startsWith("ASTORE");
  }
}
