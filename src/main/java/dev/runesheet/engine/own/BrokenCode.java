package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.RuleFacts;
import dev.runesheet.engine.direct.SavedParts;
import dev.runesheet.engine.drl.CalledNumbers;
import dev.runesheet.engine.rules.index.RuleConditions;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Accumulate;
import org.drools.base.rule.Collect;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.Pattern;
import org.drools.mvel.MVELConstraint;
import org.drools.mvel.MVELDialectRuntimeData;
import org.drools.mvel.expr.MVELCompilationUnit;
import org.drools.mvel.expr.MVELCompileable;
import org.mvel2.CompileException;
import org.mvel2.MVEL;
import org.mvel2.ParserContext;

/**
 * The code of MVEL that fails whenever it runs, whatever the facts: Drools has MVEL compile it only
 * then.
 *
 * @param known the classes of facts that rules of the base match
 */
record BrokenCode(InternalKnowledgePackage pack, Set<Class<?>> known) {

  private static final java.util.regex.Pattern CALL =
      java.util.regex.Pattern.compile("([\\w$]+)\\s*\\(");

  /** A division by zero, which MVEL makes an endless number. */
  private static final java.util.regex.Pattern BY_ZERO =
      java.util.regex.Pattern.compile("/\\s*0+(?:\\.0*)?[dDfFlL]?(?![\\w.])");

  /** The words for what is wrong in a rule. */
  List<String> in(RuleImpl rule) {
    return Stream.of(code(rule).flatMap(this::broken), absent(rule))
        .flatMap(wrong -> wrong)
        .distinct()
        .toList();
  }

  private static Stream<Object> code(RuleImpl rule) {
    return Stream.concat(
        MvelCode.of(rule), RuleConditions.patterns(rule.getLhs()).flatMap(BrokenCode::parts));
  }

  /** The constraints of a pattern, what reads its values, and what makes sums and the like. */
  private static Stream<Object> parts(Pattern pattern) {
    Stream<Object> made =
        pattern.getSource() instanceof Accumulate sums
            ? Arrays.stream(sums.getAccumulators())
            : Stream.empty();
    Stream<Object> read =
        pattern.getDeclarations().values().stream().map(Declaration::getExtractor);
    return Stream.of(pattern.getConstraints().stream().map(Object.class::cast), read, made)
        .flatMap(parts -> parts);
  }

  private Stream<String> broken(Object part) {
    boolean mayHave = part instanceof MVELCompileable || part instanceof MVELConstraint;
    return mayHave ? SavedParts.code(part).flatMap(this::broken).stream() : Stream.empty();
  }

  private Optional<String> broken(MVELCompilationUnit unit) {
    if (!(pack.getDialectRuntimeRegistry().getDialectData("mvel")
        instanceof MVELDialectRuntimeData mvel)) {
      return Optional.empty();
    }
    try {
      unit.getCompiledExpression(mvel, unit.getName());
      String code = unit.getExpression();
      return MvelValues.broken(code)
          .or(() -> divided(code))
          .or(() -> new MismatchedTypes(new MvelTypes(pack, known, unit)).in(code));
    } catch (CompileException wrong) {
      return Optional.of(told(unit.getExpression(), wrong));
    } catch (RuntimeException | LinkageError unread) {
      return Optional.empty(); // Then nothing is certain.
    }
  }

  private static Optional<String> divided(String code) {
    return BY_ZERO.matcher(CodeText.masked(code)).find()
        ? Optional.of("divides by 0, of which nothing comes: " + code)
        : Optional.empty();
  }

  private static String told(String code, CompileException wrong) {
    if (wrong.getCause() instanceof NumberFormatException) {
      return CalledNumbers.told(code);
    }
    String first = String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
    return "has '" + code + "', of which MVEL makes nothing: " + first;
  }

  /** The properties that collections lack, which Drools looks up only when it has them. */
  private Stream<String> absent(RuleImpl rule) {
    return RuleConditions.patterns(rule.getLhs())
        .filter(pattern -> pattern.getSource() instanceof Collect)
        .filter(pattern -> Collection.class.isAssignableFrom(RuleFacts.type(pattern)))
        .flatMap(this::absent);
  }

  private Stream<String> absent(Pattern collected) {
    Class<?> type = RuleFacts.type(collected);
    return collected.getConstraints().stream()
        .filter(MVELConstraint.class::isInstance)
        .map(MVELConstraint.class::cast)
        .flatMap(
            condition ->
                Stream.concat(names(condition), called(condition))
                    .filter(name -> !MvelTypes.has(type, name))
                    .map(name -> MvelTypes.absent("'" + name + "'", type)));
  }

  /** The method with whose call a condition begins. */
  private Stream<String> called(MVELConstraint condition) {
    Matcher call = CALL.matcher(condition.getExpression());
    return call.lookingAt() && !MvelNames.isFunction(pack, call.group(1))
        ? Stream.of(call.group(1))
        : Stream.empty();
  }

  /** The names in a condition that it does not get from elsewhere. */
  private Stream<String> names(MVELConstraint condition) {
    Optional<ParserContext> context = MvelNames.context(pack);
    try {
      context.ifPresent(empty -> MVEL.analysisCompile(condition.getExpression(), empty));
    } catch (RuntimeException | LinkageError unread) {
      return Stream.empty();
    }
    List<String> bound =
        Stream.of(condition.getRequiredDeclarations()).map(Declaration::getIdentifier).toList();
    return context.stream()
        .flatMap(read -> read.getInputs().keySet().stream())
        .filter(name -> !bound.contains(name) && !pack.getGlobals().containsKey(name))
        .filter(name -> !MvelNames.isGiven(name, condition.getExpression()))
        .sorted();
  }
}
