package dev.runesheet.engine.direct;

import dev.runesheet.engine.sharing.LateConsequence;
import dev.runesheet.spi.fact.InPlay;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
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
    try {
      Class<?> made = classOf(rule);
      for (Method method : made == null ? new Method[0] : made.getDeclaredMethods()) {
        if (method.getName().equals(METHOD)) {
          return ordered(method, arguments);
        }
      }
      return UNBOUND;
    } catch (ReflectiveOperationException unknown) {
      return UNBOUND; // Compiled by something else than Drools' own compiler for Java.
    }
  }

  /** The class that Drools made of a rule; null if its consequence was compiled otherwise. */
  private static Class<?> classOf(RuleImpl rule) throws ClassNotFoundException {
    Class<?> invoker = LateConsequence.of(rule).getClass();
    String name = invoker.getName();
    return name.endsWith(INVOKER)
        ? invoker.getClassLoader().loadClass(name.substring(0, name.length() - INVOKER.length()))
        : null;
  }

  /** The types of arguments that the lambdas of a consequence take along. */
  static List<String> lambdas(RuleImpl rule, String consequence) {
    try {
      Class<?> made = classOf(rule);
      return made == null ? List.of() : Lambdas.of(made, consequence + "Consequence");
    } catch (ClassNotFoundException unknown) {
      return List.of();
    }
  }

  /**
   * A handle that takes the facts, perhaps with the context. What it does not take is bound first,
   * so that a call casts nothing but these.
   */
  private static MethodHandle ordered(Method method, List<Class<?>> arguments)
      throws IllegalAccessException {
    MethodHandle handle =
        MethodHandles.privateLookupIn(method.getDeclaringClass(), MethodHandles.lookup())
            .unreflect(method);
    Class<?>[] parameters = method.getParameterTypes();
    List<Integer> order = new ArrayList<>();
    for (int i = parameters.length - 1; i >= 0; i--) {
      int argument = arguments.indexOf(parameters[i]);
      boolean spare =
          parameters[i] == FactHandle.class || parameters[i] == ConsequenceContext.class;
      if (argument >= 0) {
        order.add(0, argument);
      } else if (spare) {
        handle = MethodHandles.insertArguments(handle, i, (Object) null);
      } else {
        return UNBOUND;
      }
    }
    return MethodHandles.permuteArguments(
        handle.asType(general(order.size())),
        general(arguments.size()),
        order.stream().mapToInt(Integer::intValue).toArray());
  }

  private static MethodType general(int arguments) {
    return MethodType.genericMethodType(arguments).changeReturnType(void.class);
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
