package dev.runesheet.engine.direct;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
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
 */
final class MvelNames {

  private static final String MVEL_DIALECT = "mvel";

  /** The names that each rule has. */
  private static final Set<String> GIVEN =
      Set.of("drools", "kcontext", "rule", "match", "this", "empty", "nil", "_workingMemory_");

  private final InternalKnowledgePackage pack;

  /** Reads code of a package's rules. */
  MvelNames(InternalKnowledgePackage pack) {
    this.pack = pack;
  }

  /** The names that are unknown in code; none if it is not code of MVEL. */
  Collection<String> unknown(Object code) {
    if (!(code instanceof MVELCompileable mvel)) {
      return List.of();
    }
    return MvelUnits.of(mvel).map(this::unknown).orElse(Set.of());
  }

  private Set<String> unknown(MVELCompilationUnit unit) {
    Optional<ParserContext> read = read(unit);
    Set<String> names = new HashSet<>();
    read.ifPresent(context -> names.addAll(context.getInputs().keySet()));
    names.removeAll(known(unit));
    names.removeIf(name -> isPackage(unit.getExpression(), name));
    return names;
  }

  /**
   * What is wrong with the types in an expression: a property that nothing of its type has, or a
   * value of a type that does not fit.
   *
   * @param fits whether a value of a type fits
   */
  Optional<String> misfit(Object code, Predicate<Class<?>> fits) {
    return code instanceof MVELCompileable mvel
        ? MvelUnits.of(mvel).flatMap(unit -> misfit(unit, fits))
        : Optional.empty();
  }

  private Optional<String> misfit(MVELCompilationUnit unit, Predicate<Class<?>> fits) {
    Optional<ParserContext> typed = context();
    if (typed.isEmpty()) {
      return Optional.empty();
    }
    ParserContext context = typed.get();
    context.setStrictTypeEnforcement(true);
    Stream.concat(all(unit.getPreviousDeclarations()), all(unit.getLocalDeclarations()))
        .forEach(one -> context.addInput(one.getIdentifier(), one.getDeclarationClass()));
    pack.getGlobalVariables().forEach(one -> context.addInput(one.getName(), Object.class));
    try {
      Class<?> type = MVEL.analyze(unit.getExpression(), context);
      return fits.test(type) ? Optional.empty() : Optional.of("it is a " + type.getSimpleName());
    } catch (CompileException wrong) {
      return Optional.of(wrong.getMessage().lines().findFirst().orElse(""));
    }
  }

  private Optional<ParserContext> context() {
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
            pack.getFunctions().keySet().stream(),
            GIVEN.stream())
        .flatMap(names -> names)
        .collect(Collectors.toSet());
  }

  private static <T> Stream<T> all(T[] some) {
    return some == null ? Stream.empty() : Stream.of(some);
  }

  /** True if a name begins that of a class, such as {@code java.lang.Math}. */
  private static boolean isPackage(String expression, String name) {
    return Pattern.compile("\\b" + Pattern.quote(name) + "(\\.\\w+)*\\.[A-Z]")
        .matcher(expression)
        .find();
  }
}
