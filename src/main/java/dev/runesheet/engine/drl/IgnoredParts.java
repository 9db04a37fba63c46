package dev.runesheet.engine.drl;

import dev.runesheet.engine.drl.DrlText.Fault;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.BindingDescr;
import org.drools.drl.ast.descr.ConstraintConnectiveDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.parser.DrlExprParser;
import org.drools.drl.parser.DrlExprParserFactory;
import org.kie.internal.builder.conf.LanguageLevelOption;

/** The parts of conditions that Drools parses, but ignores without an error. */
public final class IgnoredParts {

  private static final Pattern TEXT =
      Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'");

  /** The sign of a choice; that before a dot asks whether something is there. */
  private static final Pattern CHOICE = Pattern.compile("\\?(?!\\.)");

  private IgnoredParts() {}

  /** The parts that are left out of the rules of a file. */
  public static List<Fault> in(PackageDescr file) {
    return file.getRules().stream()
        .flatMap(rule -> ConditionTree.conditions(rule.getLhs()))
        .flatMap(
            condition ->
                faults(condition).map(what -> new Fault(ConditionTree.line(condition), what)))
        .toList();
  }

  private static Stream<String> faults(ExprConstraintDescr condition) {
    String text = condition.getExpression();
    if (text == null || !text.contains(":")) {
      return Stream.empty();
    }
    DrlExprParser parser = DrlExprParserFactory.getDrlExprParser(LanguageLevelOption.DRL6);
    ConstraintConnectiveDescr read = parser.parse(text);
    return read == null || parser.hasErrors()
        ? Stream.empty()
        : Stream.of(choice(text, read), rest(read)).flatMap(Optional::stream);
  }

  private static Optional<String> choice(String text, ConstraintConnectiveDescr read) {
    return isChoice(text) && !isChoice(read.toString())
        ? Optional.of(
            "Drools leaves out the '? :' of the condition "
                + text
                + "; write it with '||', or as a function")
        : Optional.empty();
  }

  private static boolean isChoice(String text) {
    return CHOICE.matcher(TEXT.matcher(text).replaceAll("")).find();
  }

  /** The rest behind the first term of what is bound, where nothing compares it either. */
  private static Optional<String> rest(ConstraintConnectiveDescr read) {
    return read.getDescrs().stream()
        .filter(BindingDescr.class::isInstance)
        .map(BindingDescr.class::cast)
        .filter(bound -> !isWhole(bound))
        .findFirst()
        .map(IgnoredParts::rest);
  }

  private static boolean isWhole(BindingDescr bound) {
    return blank(bound.getBindingField()).equals(blank(bound.getExpression()));
  }

  private static String rest(BindingDescr bound) {
    return String.format(
        Locale.ROOT,
        "Drools binds %s to %s alone and leaves out the rest; put brackets around it: %s : ( %s )",
        bound.getVariable(),
        bound.getBindingField(),
        bound.getVariable(),
        bound.getExpression());
  }

  private static String blank(String text) {
    return text == null ? "" : text.replaceAll("\\s+", "");
  }
}
