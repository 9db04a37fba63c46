package dev.runesheet.engine.own;

import dev.runesheet.spi.MatchContext;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.factmodel.GeneratedFact;
import org.drools.base.rule.Declaration;
import org.drools.core.rule.consequence.KnowledgeHelper;
import org.drools.mvel.expr.MVELCompilationUnit;
import org.mvel2.CompileException;
import org.mvel2.MVEL;
import org.mvel2.ParserContext;

/**
 * The types in code of MVEL, as far as they are certain. MVEL itself looks a method up when the
 * code is run, in the class of the value that is then there.
 */
final class MvelTypes {

  private static final Pattern METHOD =
      Pattern.compile("using strict-mode: ([\\w.$]+)\\.(\\w+)\\((.*?)\\)\\]?$", Pattern.MULTILINE);
  private static final Pattern PROPERTY = Pattern.compile("in strict mode for: (\\w+)");

  /** The types in which MVEL looks for a method that is called by its name alone. */
  private static final Set<String> AROUND =
      Set.of(Object.class.getName(), KnowledgeHelper.class.getName());

  /** The forms in which a name alone may be that of a value's method. */
  private static final Pattern INSIDE =
      Pattern.compile("\\b(in|with|modify)\\b|@Modify|\\.\\s*\\{");

  /** The packages whose classes only games and rules extend. */
  private static final String FACTS = "dev.runesheet.spi.";

  private final InternalKnowledgePackage pack;
  private final Set<Class<?>> known;
  private final MVELCompilationUnit unit;
  private final Map<String, Class<?>> inputs = new HashMap<>();

  /**
   * Reads code.
   *
   * @param known the classes of facts that rules of the base match
   */
  MvelTypes(InternalKnowledgePackage pack, Set<Class<?>> known, MVELCompilationUnit unit) {
    this.pack = pack;
    this.known = known;
    this.unit = unit;
    noteInputs();
  }

  private void noteInputs() {
    String[] names = unit.getInputIdentifiers();
    String[] types = unit.getInputTypes();
    for (int i = 0; names != null && i < names.length; i++) {
      inputs.put(names[i], loaded(types[i]).orElse(Object.class));
    }
    pack.getGlobals()
        .forEach((name, type) -> inputs.put(name, type instanceof Class<?> of ? of : Object.class));
    Stream.of(unit.getPreviousDeclarations(), unit.getLocalDeclarations())
        .filter(some -> some != null)
        .flatMap(Arrays::stream)
        .forEach(this::note);
  }

  private void note(Declaration one) {
    Class<?> type = one.getDeclarationClass();
    inputs.put(one.getIdentifier(), type == null ? Object.class : type);
  }

  /** The type of the whole code; empty if it is not certain. */
  Optional<Class<?>> type() {
    return type(unit.getExpression());
  }

  /** The type of an expression in the code; empty if it is not certain. */
  Optional<Class<?>> type(String expression) {
    try {
      Optional<ParserContext> typed = context();
      typed.ifPresent(context -> context.setStrongTyping(true));
      return typed.map(context -> MVEL.analyze(expression, context));
    } catch (RuntimeException | LinkageError unread) {
      return Optional.empty();
    }
  }

  /** True if an expression is certainly a text. */
  boolean isText(String expression) {
    return type(expression).filter(type -> type == String.class).isPresent();
  }

  /** True if the code compares facts of several patterns. */
  boolean areJoined() {
    Declaration[] earlier = unit.getPreviousDeclarations();
    return earlier != null && earlier.length > 0;
  }

  /**
   * The words for what the code asks for and nothing has; empty if there is none, or none for
   * certain.
   */
  Optional<String> absent() {
    try {
      context().ifPresent(context -> MVEL.analysisCompile(unit.getExpression(), context));
      return Optional.empty();
    } catch (CompileException wrong) {
      return absent(String.valueOf(wrong.getMessage()));
    } catch (RuntimeException | LinkageError unread) {
      return Optional.empty();
    }
  }

  private Optional<ParserContext> context() {
    Optional<ParserContext> typed = MvelNames.context(pack);
    typed.ifPresent(
        context -> {
          context.setStrictTypeEnforcement(true);
          inputs.forEach(context::addInput);
        });
    return typed;
  }

  private Optional<String> absent(String told) {
    Matcher method = METHOD.matcher(told);
    if (method.find()) {
      String name = method.group(2);
      return AROUND.contains(method.group(1))
          ? function(name)
          : loaded(method.group(1)).flatMap(type -> method(type, name, method.group(3)));
    }
    Matcher property = PROPERTY.matcher(told);
    return property.find() ? property(property.group(1)) : Optional.empty();
  }

  /** A function that no file and no import has; a value may have a method of its name. */
  private Optional<String> function(String name) {
    String code = unit.getExpression();
    boolean called =
        Pattern.compile("(?<![\\w$.])" + name + "\\s*\\(").matcher(code).find()
            && !INSIDE.matcher(code).find();
    return called && !MvelNames.isFunction(pack, name)
        ? Optional.of("calls '" + name + "', which is no function")
        : Optional.empty();
  }

  /** A property of something that the code names; those of what methods give are not certain. */
  private Optional<String> property(String name) {
    return Pattern.compile("(?<![\\w$.])([\\w$]+)\\s*\\.\\s*" + name + "\\b(?!\\s*\\()")
        .matcher(unit.getExpression())
        .results()
        .map(found -> inputs.get(found.group(1)))
        .filter(type -> type != null)
        .flatMap(type -> missing(type, name, "'" + name + "'").stream())
        .findFirst();
  }

  /** A method that is not there, or not for so many values. */
  private Optional<String> method(Class<?> type, String name, String values) {
    Optional<String> missing = missing(type, name, "method '" + name + "'");
    int count = values.isBlank() ? 0 : values.split(",").length;
    boolean fits =
        missing.isPresent()
            || !isCertain(type)
            || classes(type).anyMatch(one -> takes(one, name, count));
    return fits
        ? missing
        : Optional.of(
            String.format(
                Locale.ROOT,
                "calls '%s' of %s with %d values, and there is none for so many;"
                    + " maybe a comma is missing",
                name,
                type.getSimpleName(),
                count));
  }

  private Optional<String> missing(Class<?> type, String name, String what) {
    return isCertain(type) && classes(type).noneMatch(one -> has(one, name))
        ? Optional.of(absent(what, type))
        : Optional.empty();
  }

  /** The words for what a type does not have. */
  static String absent(String what, Class<?> type) {
    return "asks for " + what + ", which " + type.getSimpleName() + " does not have";
  }

  /** True if all classes are known of which a value of a type may be. */
  private static boolean isCertain(Class<?> type) {
    return type.isPrimitive() || Modifier.isFinal(type.getModifiers()) || isFact(type);
  }

  /** True if values of a type are facts, or what only games and rules have. */
  static boolean isFact(Class<?> type) {
    return type.getName().startsWith(FACTS) || GeneratedFact.class.isAssignableFrom(type);
  }

  private Stream<Class<?>> classes(Class<?> type) {
    Stream<Class<?>> below = Stream.concat(known.stream(), Stream.of(MatchContext.class));
    return Stream.concat(Stream.of(type), below.filter(type::isAssignableFrom));
  }

  /** True if a type has something of a name. */
  static boolean has(Class<?> type, String name) {
    return Stream.of(type.getMethods())
            .map(method -> method.getName())
            .anyMatch(
                one ->
                    one.equals(name)
                        || one.equalsIgnoreCase("get" + name)
                        || one.equalsIgnoreCase("set" + name)
                        || one.equalsIgnoreCase("is" + name))
        || Stream.of(type.getFields()).anyMatch(field -> field.getName().equals(name));
  }

  /**
   * True if a method takes so many values, or may: a property's name is that of its getter, too.
   */
  private static boolean takes(Class<?> type, String name, int values) {
    return Stream.of(type.getMethods())
        .anyMatch(
            one ->
                !one.getName().equals(name)
                    ? one.getName().equalsIgnoreCase("get" + name)
                    : one.isVarArgs() || one.getParameterCount() == values);
  }

  private Optional<Class<?>> loaded(String type) {
    try {
      return Optional.of(MVELCompilationUnit.loadClass(pack.getPackageClassLoader(), type));
    } catch (ClassNotFoundException | RuntimeException | LinkageError unknown) {
      return Optional.empty();
    }
  }
}
