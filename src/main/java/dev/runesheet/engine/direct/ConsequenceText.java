package dev.runesheet.engine.direct;

import static java.util.Comparator.naturalOrder;

import dev.runesheet.engine.drl.SessionCalls;
import dev.runesheet.engine.rules.UntriggeredRuleException;
import dev.runesheet.engine.sharing.LateConsequence;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Suppression;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.accessor.CompiledInvoker;
import org.drools.mvel.expr.MVELCompilationUnit;
import org.drools.mvel.expr.MVELConsequence;

/**
 * The calls of a rule's consequence, as Drools compiled it. Those in lambdas are not known, and
 * none of one that was compiled otherwise.
 *
 * @param mvel the code, if it is of MVEL, whose calls are not known
 * @param loader the loader of the classes that its calls name; null if none is known
 */
record ConsequenceText(
    List<Call> calls, Optional<MVELCompilationUnit> mvel, boolean known, ClassLoader loader) {

  private static final Pattern CALL =
      Pattern.compile("^INVOKE\\w+ ([\\w/$]+)\\.([\\w<>$]+) ?\\((.*)$", Pattern.MULTILINE);

  private static final Pattern TYPE = Pattern.compile("L([\\w/$]+);");

  /** Code of MVEL that asks a query, or gives on what leads to the session. */
  private static final Pattern MVEL_ASKS =
      Pattern.compile("(?i)queryResults|runtime|\\b(?:drools|kcontext)\\b(?!\\s*\\.)");

  /** Stands for the name of what is called in a lambda. */
  private static final String LAMBDA = "";

  /** The verbs of all games, and what games see of the engine. */
  private static final List<String> KNOWN = List.of("dev/runesheet/engine/", "dev/runesheet/spi/");

  /** The same, and what the platform and Drools bring. */
  private static final List<String> FAMILIAR =
      Stream.concat(KNOWN.stream(), Stream.of("java/", "org/drools/", "org/kie/")).toList();

  private static final Set<String> CHANGING = Set.of(path(Changes.class), path(MatchContext.class));

  private record Call(String owner, String name, String arguments) {

    /** True if it may give or be given a fact of a type, or makes one. */
    boolean mentions(String type) {
      return owner.equals(type) || arguments.contains("L" + type + ";");
    }

    /** True if it is code of somebody else that may give, or insert, a fact of any type. */
    boolean mayMakeFacts() {
      return FAMILIAR.stream().noneMatch(owner::startsWith)
          && (arguments.contains(")Ljava/lang/Object;") || takesSession());
    }

    boolean takes(String type) {
      return arguments.contains("L" + type + ";");
    }

    boolean asksQueries() {
      return name.equals("getQueryResults") || takesSession();
    }

    private boolean takesSession() {
      return TYPE.matcher(arguments.split("\\)", 2)[0])
          .results()
          .anyMatch(type -> SessionCalls.leadsToSession(type.group(1).replace('/', '.')));
    }
  }

  /** The consequence of a rule, for when all its conditions hold. */
  static ConsequenceText of(RuleImpl rule) {
    return of(rule, "default", LateConsequence.of(rule));
  }

  /** A consequence with a name, for when the conditions before it hold. */
  static ConsequenceText of(RuleImpl rule, String name) {
    return of(rule, name, rule.getNamedConsequence(name));
  }

  private static ConsequenceText of(RuleImpl rule, String name, Object consequence) {
    if (!(consequence instanceof CompiledInvoker compiled)) {
      return new ConsequenceText(List.of(), mvel(consequence), false, null);
    }
    Stream<Call> calls =
        CALL.matcher(compiled.getMethodBytecode())
            .results()
            .map(call -> new Call(call.group(1), call.group(2), call.group(3)));
    Stream<Call> lambdas =
        Consequences.lambdas(rule, name).stream().map(taken -> new Call("", LAMBDA, taken));
    List<Call> all = Stream.concat(calls, lambdas).toList();
    ClassLoader loader = compiled.getClass().getClassLoader();
    return new ConsequenceText(all, Optional.empty(), true, loader);
  }

  private static Optional<MVELCompilationUnit> mvel(Object consequence) {
    return consequence instanceof MVELConsequence code ? SavedParts.code(code) : Optional.empty();
  }

  /** The way in which it changes the match, or may; empty if it does not. */
  Optional<UntriggeredRuleException.Use> use() {
    if (mvel.stream()
        .flatMap(code -> Stream.of(code.getGlobalIdentifiers()))
        .anyMatch(OwnRules.GLOBALS::contains)) {
      return Optional.of(UntriggeredRuleException.Use.NAMES);
    }
    return calls.stream().map(ConsequenceText::use).flatMap(Optional::stream).min(naturalOrder());
  }

  private static Optional<UntriggeredRuleException.Use> use(Call call) {
    if (CHANGING.contains(call.owner()) && !HarmlessCalls.has(call.name())) {
      return Optional.of(UntriggeredRuleException.Use.CHANGES);
    }
    boolean gives = !CHANGING.contains(call.owner()) && CHANGING.stream().anyMatch(call::takes);
    return gives ? Optional.of(UntriggeredRuleException.Use.GIVES) : Optional.empty();
  }

  /** True if it inserts facts for as long as its conditions hold, or may. */
  boolean derives() {
    return isAny(call -> call.name().equals("insertLogical"));
  }

  /** True if it makes suppressions itself, or may. */
  boolean makesSuppressions() {
    return mvel.map(code -> code.getExpression().contains(Suppression.class.getSimpleName()))
        .orElseGet(
            () ->
                !known || calls.stream().anyMatch(call -> call.mentions(path(Suppression.class))));
  }

  /** True if it takes what it is given out of force, or may. */
  boolean maySuppress() {
    return makesSuppressions() || isAny(Call::mayMakeFacts);
  }

  /** True if it asks a query, or may: what that finds comes in the order in which facts came. */
  boolean asksQueries() {
    return mvel.map(code -> MVEL_ASKS.matcher(code.getExpression()).find())
        .orElseGet(() -> !known || calls.stream().anyMatch(Call::asksQueries));
  }

  /** True if it reads a number of an entity, or may, so that what it derives depends on that. */
  boolean readsNumbers() {
    return isAny(call -> readsNumbers(call) || isGivenEntity(call));
  }

  /** True if it derives facts from what it reads of the match itself, or may. */
  boolean readsMatch() {
    return derives() && isAny(call -> CHANGING.contains(call.owner()));
  }

  private boolean readsNumbers(Call call) {
    try {
      Class<?> owner = Class.forName(call.owner().replace('/', '.'), false, loader);
      return FactReads.mayReadNumbers(owner, call.name());
    } catch (ClassNotFoundException | LinkageError unknown) {
      return false; // No fact is of a class that cannot be loaded.
    }
  }

  private static boolean isGivenEntity(Call call) {
    return KNOWN.stream().noneMatch(call.owner()::startsWith) && call.takes(path(Entity.class));
  }

  private boolean isAny(Predicate<Call> call) {
    return !known || calls.stream().anyMatch(call.or(one -> one.name().equals(LAMBDA)));
  }

  private static String path(Class<?> type) {
    return type.getName().replace('.', '/');
  }
}
