package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.SavedParts;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.rule.Declaration;
import org.drools.mvel.MVELDialectRuntimeData;
import org.drools.mvel.expr.MVELCompilationUnit;
import org.drools.mvel.expr.MVELCompileable;
import org.kie.api.definition.rule.Global;
import org.mvel2.CompileException;
import org.mvel2.MVEL;
import org.mvel2.ParserContext;

/**
 * The names in code of MVEL, such as that of {@code salience}, that stand for nothing. Drools finds
 * these only when the code is run.
 *
 * @param known the classes of facts that rules of the base match
 */
record MvelNames(InternalKnowledgePackage pack, Set<Class<?>> known) {

  private static final String MVEL_DIALECT = "mvel";

  /** The names that each rule has. */
  private static final Set<String> GIVEN =
      Set.of("drools", "kcontext", "rule", "match", "this", "$", "empty", "nil", "_workingMemory_");

  /** The names that are unknown in code; none if it is not code of MVEL. */
  Collection<String> unknown(Object code) {
    return unit(code).map(this::unknown).orElse(Set.of());
  }

  private Set<String> unknown(MVELCompilationUnit unit) {
    Optional<ParserContext> read = read(unit);
    Set<String> names = new HashSet<>();
    read.ifPresent(context -> names.addAll(context.getInputs().keySet()));
    names.removeAll(known(unit));
    names.removeIf(name -> isGiven(name, unit.getExpression()));
    return names;
  }

  /**
   * The words for what code asks for and nothing has; empty if it has all, or if that is not
   * certain.
   */
  Optional<String> absent(Object code) {
    return unit(code).flatMap(unit -> new MvelTypes(pack, known, unit).absent());
  }

  /**
   * The type of an expression, if that is certain and does not fit.
   *
   * @param fits whether a value of a type fits
   */
  Optional<String> misfit(Object code, Predicate<Class<?>> fits) {
    return unit(code)
        .flatMap(unit -> new MvelTypes(pack, known, unit).type())
        .filter(type -> !fits.test(type))
        .map(type -> "it is a " + type.getSimpleName());
  }

  private static Optional<MVELCompilationUnit> unit(Object code) {
    return code instanceof MVELCompileable mvel ? SavedParts.code(mvel) : Optional.empty();
  }

  private Optional<ParserContext> context() {
    return context(pack);
  }

  /** An empty context with the imports and functions of a package. */
  static Optional<ParserContext> context(InternalKnowledgePackage pack) {
    return pack.getDialectRuntimeRegistry().getDialectData(MVEL_DIALECT)
            instanceof MVELDialectRuntimeData dialect
        ? Optional.of(new ParserContext(dialect.getParserConfiguration()))
        : Optional.empty();
  }

  private Optional<ParserContext> read(MVELCompilationUnit unit) {
    Optional<ParserContext> empty = context();
    if (empty.isEmpty()) {
      return empty;
    }
    ParserContext context = empty.get();
    try {
      MVEL.analysisCompile(unit.getExpression(), context);
      return Optional.of(context);
    } catch (CompileException | ClassCastException | NullPointerException unread) {
      return Optional.empty(); // Then nothing is certain.
    }
  }

  private Set<String> known(MVELCompilationUnit unit) {
    return Stream.of(
            all(unit.getPreviousDeclarations()).map(Declaration::getIdentifier),
            all(unit.getLocalDeclarations()).map(Declaration::getIdentifier),
            all(unit.getGlobalIdentifiers()),
            all(unit.getOtherIdentifiers()),
            pack.getGlobalVariables().stream().map(Global::getName),
            pack.getFunctions().keySet().stream())
        .flatMap(names -> names)
        .collect(Collectors.toSet());
  }

  private static <T> Stream<T> all(T[] some) {
    return some == null ? Stream.empty() : Stream.of(some);
  }

  /** True if a file or an import has a function of a name. */
  static boolean isFunction(InternalKnowledgePackage pack, String name) {
    return pack.getFunctions().containsKey(name)
        || context(pack).filter(context -> context.hasImport(name)).isPresent();
  }

  /** True if a name is one that each rule has, or that code gives itself. */
  static boolean isGiven(String name, String expression) {
    return GIVEN.contains(name) || isPackage(expression, name) || isOfLoop(expression, name);
  }

  /** True if a name begins that of a class, such as {@code java.lang.Math}. */
  private static boolean isPackage(String expression, String name) {
    return Pattern.compile("\\b" + Pattern.quote(name) + "(\\.\\w+)*\\.[A-Z]")
        .matcher(expression)
        .find();
  }

  /** True if a name is that of what a loop is at, which MVEL forgets behind the loop. */
  private static boolean isOfLoop(String expression, String name) {
    return Pattern.compile("\\bfor(each)?\\s*\\([^:()]*(?<![\\w$])" + Pattern.quote(name) + "\\s*:")
        .matcher(expression)
        .find();
  }
}
