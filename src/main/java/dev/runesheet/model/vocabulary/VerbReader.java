package dev.runesheet.model.vocabulary;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.verb.Choices;
import dev.runesheet.model.verb.EventRaise;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.StatWrite;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.VerbMethods;
import dev.runesheet.spi.verb.Writes;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The reader of the declaration of a verb from its class, or from its method. */
record VerbReader(Class<?> type, AnnotatedElement declared, String method) {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final Pattern PLACE = Pattern.compile("\\{([^}]*?)('s)?}");

  // Named, not used: verbs are declared without the engine.
  private static final String REACTION = "dev.runesheet.spi.fact.Reaction";
  private static final String ENTITY = "dev.runesheet.spi.fact.Entity";

  /** The verbs of classes that have been read: the sources of a game are read again and again. */
  private static final ClassValue<List<VerbSpec>> READ =
      new ClassValue<>() {
        @Override
        protected List<VerbSpec> computeValue(Class<?> type) {
          return verbs(type);
        }
      };

  /** The verbs of a class. */
  static List<VerbSpec> read(Class<?> type) {
    return READ.get(type);
  }

  private static List<VerbSpec> verbs(Class<?> type) {
    List<VerbSpec> verbs = new ArrayList<>();
    VerbMethods.of(type)
        .forEach((method, declared) -> verbs.add(new VerbReader(type, declared, method).read()));
    if (verbs.isEmpty()) {
      throw new VerbReader(type, type, "")
          .refused("has no @Verb. Maybe the annotation was forgotten.");
    }
    return List.copyOf(verbs);
  }

  private VerbSpec read() {
    Verb verb = declared.getAnnotation(Verb.class);
    if (!NAME.matcher(verb.name()).matches()) {
      throw refused("has the name '" + verb.name() + "'; expected small letters with hyphens.");
    }
    if (verb.doc().isBlank()) {
      throw refused("has no doc. Maybe say in a line what it does.");
    }
    requirePublic();
    VerbSpec spec =
        new VerbSpec(
            verb.name(),
            verb.like().isEmpty() ? verb.name() : verb.like(),
            parameters(perform()),
            Set.of(verb.changes()),
            writes(),
            raises(),
            verb.signals(),
            verb.ends(),
            verb.yields(),
            verb.readsDerived(),
            verb.says(),
            verb.tells().isEmpty() ? verb.says() : verb.tells(),
            verb.tellsBelowZero(),
            verb.tellsAlike(),
            verb.doc(),
            type.getName(),
            method);
    checkNames(spec);
    return spec;
  }

  /** Checks that the class is public and in a package, since rules import it from others. */
  private void requirePublic() {
    if (type.getPackageName().isEmpty()) {
      throw refused("is in no package, from where rules cannot import it.");
    }
    for (Class<?> one = type; one != null; one = one.getEnclosingClass()) {
      if (!Modifier.isPublic(one.getModifiers())) {
        throw refused("needs " + one.getSimpleName() + " to be public, or rules cannot see it.");
      }
    }
  }

  private Method perform() {
    List<Method> found =
        Arrays.stream(type.getDeclaredMethods())
            .filter(one -> one.getName().equals(method))
            .filter(one -> Modifier.isStatic(one.getModifiers()))
            .filter(one -> Modifier.isPublic(one.getModifiers()))
            .toList();
    if (found.size() > 1) {
      throw refused(
          "has " + found.size() + " methods " + method + ". Maybe call the others otherwise.");
    }
    boolean fits =
        found.size() == 1
            && found.get(0).getReturnType() == void.class
            && found.get(0).getParameterCount() > 0
            && found.get(0).getParameterTypes()[0].getName().equals(REACTION);
    if (!fits) {
      throw refused("has no public static void " + method + "(Reaction, …).");
    }
    return found.get(0);
  }

  private List<Parameter> parameters(Method perform) {
    List<Parameter> parameters = new ArrayList<>();
    Set<String> names = new HashSet<>();
    java.lang.reflect.Parameter[] declared = perform.getParameters();
    for (int i = 1; i < declared.length; i++) {
      Param param = declared[i].getAnnotation(Param.class);
      if (param == null) {
        throw refused(
            "has no @Param on parameter " + i + " of " + method + ". Maybe it was forgotten.");
      }
      if (param.value().isBlank() || !names.add(param.value())) {
        throw refused("names a parameter '" + param.value() + "' that needs a name of its own.");
      }
      if (param.doc().isBlank()) {
        throw refused("has no doc of '" + param.value() + "'. Maybe say in a line what it is.");
      }
      if (param.min() > param.max()) {
        throw refused(
            "bounds '" + param.value() + "' from " + param.min() + " to " + param.max() + ".");
      }
      requireFit(param, type(param.value(), declared[i].getType()));
      parameters.add(
          new Parameter(
              param.value(),
              type(param.value(), declared[i].getType()),
              param.words(),
              param.scope(),
              choices(param, declared[i].getType()),
              accepts(param, declared[i].getType()),
              param.min(),
              param.max(),
              param.turnsBelowZero(),
              param.idle(),
              param.doc()));
    }
    return parameters;
  }

  private Parameter.Type type(String name, Class<?> of) {
    if (of == double.class) {
      return Parameter.Type.NUMBER;
    }
    if (of == int.class) {
      return Parameter.Type.WHOLE;
    }
    if (of == String.class || of.isEnum()) {
      return Parameter.Type.WORD;
    }
    if (of.getName().equals(ENTITY)) {
      return Parameter.Type.ENTITY;
    }
    throw refused(
        "takes '"
            + name
            + "' as "
            + of.getName()
            + "; expected Entity, double, int, String or an enum of words.");
  }

  /** Checks that nothing is said of a parameter that does not count for its type. */
  private void requireFit(Param param, Parameter.Type type) {
    boolean whole = type == Parameter.Type.WHOLE;
    boolean number = whole || type == Parameter.Type.NUMBER;
    boolean bounded = param.min() != -Double.MAX_VALUE || param.max() != Double.MAX_VALUE;
    if (!number && (bounded || param.turnsBelowZero() || !Double.isNaN(param.idle()))) {
      throw refused("says of '" + param.value() + "' what counts for numbers, but it is none.");
    }
    if (!isBound(param.min(), whole) || !isBound(param.max(), whole)) {
      throw refused("bounds '" + param.value() + "' by what is no number of its type.");
    }
    if (type != Parameter.Type.WORD && !param.words().isEmpty()) {
      throw refused("gives '" + param.value() + "' a list of words, but it is no word.");
    }
    if (type != Parameter.Type.WORD && !param.scope().isEmpty()) {
      throw refused("gives '" + param.value() + "' a scope, but it is no word.");
    }
  }

  private static boolean isBound(double bound, boolean whole) {
    return whole
        ? Math.abs(bound) == Double.MAX_VALUE || bound == (int) bound
        : !Double.isNaN(bound);
  }

  private Choices choices(Param param, Class<?> of) {
    if (!of.isEnum()) {
      return Choices.NONE;
    }
    if (!param.words().isEmpty()) {
      throw refused("gives '" + param.value() + "' a list of words, but it is an enum.");
    }
    try {
      return Choices.of(of);
    } catch (IllegalArgumentException mistake) {
      throw refused("takes '" + param.value() + "', but " + mistake.getMessage());
    }
  }

  private Param.Accepts accepts(Param param, Class<?> of) {
    if (param.accepts() != Param.Accepts.ANY && !of.getName().equals(ENTITY)) {
      throw refused("accepts only some entities as '" + param.value() + "', but it is no Entity.");
    }
    return param.accepts();
  }

  private Optional<StatWrite> writes() {
    return Optional.ofNullable(declared.getAnnotation(Writes.class))
        .map(one -> new StatWrite(one.stat(), one.how(), one.amount(), one.upper()));
  }

  private List<EventRaise> raises() {
    return Arrays.stream(declared.getAnnotationsByType(Raises.class))
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

  /** Checks that whatever names a parameter names one that there is. */
  private void checkNames(VerbSpec spec) {
    for (String words :
        List.of(spec.says(), spec.tells(), spec.tellsBelowZero(), spec.tellsAlike())) {
      Matcher places = PLACE.matcher(words);
      while (places.find()) {
        requireParameter(spec, places.group(1), "'" + words + "'");
      }
      String rest = places.replaceAll("");
      if (rest.contains("{") || rest.contains("}")) {
        throw refused("has a brace without the other one in '" + words + "'.");
      }
    }
    spec.writes()
        .ifPresent(
            writes -> {
              requireParameter(spec, writes.amount(), "@Writes");
              requireParameter(spec, writes.upper(), "@Writes");
            });
    for (EventRaise raises : spec.raises()) {
      requireParameter(spec, raises.amount(), "@Raises");
      requireParameter(spec, raises.about(), "@Raises");
      raises.cards().forEach(card -> requireParameter(spec, card, "@Raises"));
    }
  }

  private void requireParameter(VerbSpec spec, String name, String where) {
    List<String> names = spec.parameters().stream().map(Parameter::name).toList();
    if (!name.isEmpty() && !names.contains(name)) {
      throw refused("has no parameter '" + name + "', which " + where + " names; it has " + names);
    }
  }

  private DeclarationMistake refused(String why) {
    String where = declared == type ? "verb class (" : "verb method (" + method + " of ";
    return new DeclarationMistake(where + type.getName() + ") " + why);
  }
}
