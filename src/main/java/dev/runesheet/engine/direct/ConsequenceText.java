package dev.runesheet.engine.direct;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Changes;
import dev.runesheet.engine.sharing.LateConsequence;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.accessor.CompiledInvoker;

/**
 * The calls of a rule's consequence, as Drools compiled it; none are known of one that was compiled
 * otherwise.
 */
final class ConsequenceText {

  private static final Pattern CALL =
      Pattern.compile("^INVOKE\\w+ ([\\w/$]+)\\.([\\w<>$]+) ?\\((.*)$", Pattern.MULTILINE);

  private static final Set<String> CHANGING = Set.of(path(Changes.class), path(MatchContext.class));

  /** The calls that change nothing, or that only end what is over and so do not come twice. */
  private static final Set<String> HARMLESS =
      Set.of(
          "witness",
          "turn",
          "entity",
          "opponent",
          "player",
          "isOut",
          "canRoll",
          "scope",
          "expire",
          "calculate",
          "consult",
          "state",
          "book",
          "game",
          "world",
          "question",
          "mustWait",
          "holds",
          "stacking",
          "inQuestion",
          "isWatched",
          "probe");

  private final List<Call> calls;

  private record Call(String owner, String name, String arguments) {}

  private ConsequenceText(List<Call> calls) {
    this.calls = calls;
  }

  static ConsequenceText of(RuleImpl rule) {
    if (!(LateConsequence.of(rule) instanceof CompiledInvoker compiled)) {
      return new ConsequenceText(List.of());
    }
    Matcher found = CALL.matcher(compiled.getMethodBytecode());
    return new ConsequenceText(
        found
            .results()
            .map(call -> new Call(call.group(1), call.group(2), call.group(3)))
            .toList());
  }

  /** True if it changes the match, or gives what can change it to others. */
  boolean changes() {
    return calls.stream().anyMatch(ConsequenceText::changes);
  }

  private static boolean changes(Call call) {
    return CHANGING.contains(call.owner())
        ? !HARMLESS.contains(call.name())
        : CHANGING.stream().anyMatch(type -> call.arguments().contains("L" + type + ";"));
  }

  /** True if it inserts facts for as long as its conditions hold. */
  boolean derives() {
    return calls.stream().anyMatch(call -> call.name().equals("insertLogical"));
  }

  /** True if it reads a number of an entity, so that what it derives depends on that. */
  boolean readsNumbers() {
    return calls.stream().anyMatch(call -> NumberUse.isNumber(call.name()));
  }

  private static String path(Class<?> type) {
    return type.getName().replace('.', '/');
  }
}
