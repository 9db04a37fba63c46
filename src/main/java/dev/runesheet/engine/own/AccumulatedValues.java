package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.SavedParts;
import dev.runesheet.engine.drl.ConditionTree;
import dev.runesheet.engine.rules.index.RuleConditions;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Accumulate;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.accessor.Accumulator;
import org.drools.core.base.accumulators.SumAccumulateFunction;
import org.drools.drl.ast.descr.AccumulateDescr;
import org.drools.drl.ast.descr.AccumulateDescr.AccumulateFunctionCallDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.mvel.expr.MVELCompilationUnit;
import org.kie.api.runtime.rule.AccumulateFunction;

/**
 * The values that functions of Drools cannot take, such as a text of which {@code sum} is to make a
 * number: a match would fail with them.
 *
 * @param known the classes of facts that rules of the base match
 */
record AccumulatedValues(InternalKnowledgePackage pack, Set<Class<?>> known) {

  private static final Declaration[] NONE = {};
  private static final String[] NO_NAMES = {};

  /** The words for each such value of a rule, as it is written. */
  List<String> in(RuleImpl rule, RuleDescr written) {
    List<Accumulate> built =
        RuleConditions.patterns(rule.getLhs())
            .map(Pattern::getSource)
            .filter(Accumulate.class::isInstance)
            .map(Accumulate.class::cast)
            .toList();
    List<AccumulateDescr> read =
        ConditionTree.all(written.getLhs())
            .filter(AccumulateDescr.class::isInstance)
            .map(AccumulateDescr.class::cast)
            .toList();
    return built.size() != read.size()
        ? List.of()
        : IntStream.range(0, built.size())
            .boxed()
            .flatMap(at -> told(built.get(at), read.get(at).getFunctions()))
            .toList();
  }

  private Stream<String> told(Accumulate built, List<AccumulateFunctionCallDescr> read) {
    Accumulator[] functions = built.getAccumulators();
    return functions.length != read.size()
        ? Stream.empty()
        : IntStream.range(0, functions.length)
            .boxed()
            .flatMap(at -> told(built, functions[at], read.get(at)).stream());
  }

  private Optional<String> told(
      Accumulate built, Accumulator accumulator, AccumulateFunctionCallDescr read) {
    AccumulateFunction<?> function =
        SavedParts.of(AccumulateFunction.class, accumulator)
            .filter(AccumulatedValues::isOfDrools)
            .orElse(null);
    return function == null || read.getParams().length != 1
        ? Optional.empty()
        : type(built, read.getParams()[0])
            .filter(type -> fails(function, type))
            .map(
                type ->
                    String.format(
                        Locale.ROOT,
                        "gives '%s' values of %s, with which a match fails: %s",
                        read.getFunction(),
                        type.getSimpleName(),
                        read.getParams()[0]));
  }

  private static boolean isOfDrools(AccumulateFunction<?> function) {
    return function.getClass().getPackage().equals(SumAccumulateFunction.class.getPackage());
  }

  private Optional<Class<?>> type(Accumulate built, String expression) {
    List<Declaration> bound = new ArrayList<>(built.getInnerDeclarations().values());
    bound.addAll(Arrays.asList(built.getRequiredDeclarations()));
    MVELCompilationUnit unit =
        new MVELCompilationUnit(
            expression,
            expression,
            NO_NAMES,
            null,
            bound.toArray(NONE),
            NONE,
            NO_NAMES,
            NO_NAMES,
            NO_NAMES,
            false,
            false);
    return new MvelTypes(pack, known, unit).type();
  }

  /** True if a function breaks at a value of a type. */
  private static <C extends Serializable> boolean fails(
      AccumulateFunction<C> function, Class<?> type) {
    Optional<Object> sample = sample(type);
    if (sample.isEmpty()) {
      return false;
    }
    try {
      C context = function.createContext();
      function.init(context);
      function.accumulate(context, sample.get());
      return false;
    } catch (ClassCastException unfit) {
      return true;
    } catch (Exception other) { // Then nothing is certain.
      return false;
    }
  }

  /** A value that is none of a number, as all of a type are; empty if that is not certain. */
  private static Optional<Object> sample(Class<?> type) {
    if (type == String.class) {
      return Optional.of("");
    }
    if (type == boolean.class || type == Boolean.class) {
      return Optional.of(true);
    }
    boolean fact = MvelTypes.isFact(type) && !Comparable.class.isAssignableFrom(type);
    return fact ? Optional.of(new Object()) : Optional.empty();
  }
}
