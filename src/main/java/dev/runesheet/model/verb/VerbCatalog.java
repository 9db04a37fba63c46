package dev.runesheet.model.verb;

import dev.runesheet.model.Phrasing;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The verbs of a game, by name. Checks, generator, spreadsheets and reference read it. */
public final class VerbCatalog {

  private final Map<String, VerbSpec> verbs;
  private final Phrasing phrasing;

  private VerbCatalog(Map<String, VerbSpec> verbs, Phrasing phrasing) {
    this.verbs = Collections.unmodifiableMap(verbs);
    this.phrasing = phrasing;
  }

  /** The same verbs, with a game's words in the sentences of effects. */
  public VerbCatalog saidWith(Phrasing words) {
    return new VerbCatalog(verbs, words);
  }

  /** The words of the game in the sentences of its effects. */
  public Phrasing phrasing() {
    return phrasing;
  }

  /**
   * Reads the declarations of verb classes.
   *
   * @throws IllegalArgumentException if a class is no verb as {@link Verb} describes, or two have
   *     one name
   */
  public static VerbCatalog of(Collection<? extends Class<?>> classes) {
    Map<String, VerbSpec> verbs = new TreeMap<>();
    for (Class<?> type : classes) {
      VerbSpec spec = spec(type);
      if (verbs.put(spec.name(), spec) != null) {
        throw new IllegalArgumentException(
            "verb name ("
                + spec.name()
                + ") is declared twice, last by "
                + type.getName()
                + ". Maybe a game and a VerbProvider both bring it.");
      }
    }
    return new VerbCatalog(verbs, Phrasing.PLAIN);
  }

  /**
   * The verb of a name.
   *
   * @return the verb, or null
   */
  public VerbSpec find(String name) {
    return verbs.get(name);
  }

  /**
   * The verb of a name that is known to exist.
   *
   * @throws IllegalArgumentException if there is none
   */
  public VerbSpec get(String name) {
    VerbSpec verb = verbs.get(name);
    if (verb == null) {
      throw new IllegalArgumentException(
          "verb ("
              + name
              + ") is not in the catalog "
              + verbs.keySet()
              + ". Maybe its class is missing from verbs().");
    }
    return verb;
  }

  /** All verbs, sorted by name. */
  public Collection<VerbSpec> all() {
    return verbs.values();
  }

  /** The names, sorted. */
  public Set<String> names() {
    return verbs.keySet();
  }

  private static VerbSpec spec(Class<?> type) {
    Verb verb = type.getAnnotation(Verb.class);
    if (verb == null) {
      throw new IllegalArgumentException(
          "class (" + type.getName() + ") has no @Verb. Maybe the annotation was forgotten.");
    }
    return new VerbSpec(
        verb.name(),
        parameters(perform(type)),
        Set.of(verb.changes()),
        writes(type),
        raises(type),
        verb.ends(),
        verb.yields(),
        verb.readsDerived(),
        verb.says(),
        verb.tells().isEmpty() ? verb.says() : verb.tells(),
        verb.tellsBelowZero(),
        verb.tellsAlike(),
        verb.doc(),
        type.getName());
  }

  private static Optional<StatWrite> writes(Class<?> type) {
    return Optional.ofNullable(type.getAnnotation(Writes.class))
        .map(one -> new StatWrite(one.stat(), one.how(), one.amount(), one.upper()));
  }

  private static List<EventRaise> raises(Class<?> type) {
    return Arrays.stream(type.getAnnotationsByType(Raises.class))
        .map(
            one ->
                new EventRaise(
                    List.of(one.value()),
                    one.amount(),
                    one.sign(),
                    one.about(),
                    List.of(one.cards())))
        .toList();
  }

  private static Method perform(Class<?> type) {
    for (Method method : type.getDeclaredMethods()) {
      boolean open =
          Modifier.isStatic(method.getModifiers()) && Modifier.isPublic(method.getModifiers());
      if (open && method.getName().equals("perform") && method.getReturnType() == void.class) {
        return method;
      }
    }
    throw new IllegalArgumentException(
        "verb class (" + type.getName() + ") has no public static void perform(Reaction, …).");
  }

  private static List<Parameter> parameters(Method perform) {
    List<Parameter> parameters = new ArrayList<>();
    java.lang.reflect.Parameter[] declared = perform.getParameters();
    for (int i = 1; i < declared.length; i++) {
      Param param = declared[i].getAnnotation(Param.class);
      if (param == null) {
        throw new IllegalArgumentException(
            "parameter " + i + " of " + perform + " has no @Param. Maybe it was forgotten.");
      }
      parameters.add(
          new Parameter(
              param.value(),
              type(declared[i].getType()),
              param.words(),
              param.min(),
              param.max(),
              param.doc()));
    }
    return parameters;
  }

  private static Parameter.Type type(Class<?> type) {
    if (type == double.class) {
      return Parameter.Type.NUMBER;
    }
    if (type == int.class) {
      return Parameter.Type.WHOLE;
    }
    return type == String.class ? Parameter.Type.WORD : Parameter.Type.ENTITY;
  }
}
