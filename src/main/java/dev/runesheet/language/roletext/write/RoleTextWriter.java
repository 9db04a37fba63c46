package dev.runesheet.language.roletext.write;

import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Action.Branch;
import dev.runesheet.language.roletext.tree.Action.Outcome;
import dev.runesheet.language.roletext.tree.Action.When;
import dev.runesheet.language.roletext.tree.ClauseKind;
import dev.runesheet.language.roletext.tree.ClauseKind.Value;
import dev.runesheet.language.roletext.tree.Condition;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Definition.Clause;
import dev.runesheet.language.roletext.tree.Definition.Header;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes role text in its canonical form, which a strict reader accepts unless the text says what
 * the guide has no form for. What is written is read back as the same.
 */
public final class RoleTextWriter {

  /** The bullets of lines, by their levels below the margin. */
  public static final String BULLETS = "•‣◦·";

  private static final Comparator<Clause> ORDER = Comparator.comparing(Clause::kind);

  private final StringBuilder text = new StringBuilder();

  private RoleTextWriter() {}

  /** A text: each definition with its header, blank lines between them. */
  public static String write(RoleText text) {
    return text.definitions().stream().map(RoleTextWriter::write).collect(Collectors.joining("\n"));
  }

  /** A definition with its header. */
  public static String write(Definition definition) {
    String header = header(definition);
    String name = definition.name();
    return (header.isEmpty() ? "@@ " + name : name + " | " + header) + "\n" + body(definition);
  }

  /** The lines of a definition below its header. */
  public static String body(Definition definition) {
    RoleTextWriter writer = new RoleTextWriter();
    definition.clauses().stream().sorted(ORDER).forEach(writer::clause);
    definition.abilities().forEach(one -> writer.triggered(one.trigger(), one.action()));
    if (writer.text.isEmpty()) {
      writer.line(0, ClauseKind.NO_ABILITIES.title());
    }
    return writer.text.toString();
  }

  /** One trigger with what it does. */
  public static String write(TriggeredAbility ability) {
    RoleTextWriter writer = new RoleTextWriter();
    writer.triggered(ability.trigger(), ability.action());
    return writer.text.toString();
  }

  /** One ability with what limits it. */
  public static String write(AbilityUse use) {
    return AbilityWords.ability(use.ability()) + ParameterWords.parameters(use.parameters());
  }

  /** A trigger as it stands before its colon. */
  public static String write(Trigger trigger) {
    return TriggerWords.trigger(trigger);
  }

  /** A target, or a text in quotes. */
  public static String write(Operand operand) {
    return TargetWords.operand(operand);
  }

  /** A restriction as it stands in its brackets. */
  public static String write(Restriction restriction) {
    return ParameterWords.restriction(restriction);
  }

  /** A condition of a line of {@code Evaluate}. */
  public static String write(Condition condition) {
    return TargetWords.condition(condition);
  }

  private static String header(Definition definition) {
    if (definition instanceof Definition.Role role) {
      return role.header().map(RoleTextWriter::header).orElse("");
    } else if (definition instanceof Definition.Group group) {
      return group.team() + Header.GROUP;
    }
    return definition.sort().title();
  }

  private static String header(Header header) {
    String team = header.team().isEmpty() ? "" : " - " + header.team() + Header.TEAM;
    String modifiers =
        header.modifiers().stream().map(one -> " | " + one).collect(Collectors.joining());
    return header.group().title() + " " + header.category().title() + team + modifiers;
  }

  private void clause(Clause clause) {
    boolean names = clause.kind().value() == Value.NAMES;
    String values =
        clause.values().stream()
            .map(one -> names ? TargetWords.operand(one) : option(one))
            .collect(Collectors.joining(", "));
    line(0, clause.kind().title() + (values.isEmpty() ? "" : ": " + values));
  }

  private static String option(Operand option) {
    return option instanceof Operand.Text text
        ? Quotes.needed(text.text())
        : TargetWords.operand(option);
  }

  // ---- actions

  private void triggered(Trigger trigger, Action action) {
    String head = TriggerWords.trigger(trigger) + ":";
    if (action instanceof Action.Abilities several) {
      uses(0, head, several.abilities());
    } else if (action instanceof Action.Compound compound) {
      line(0, head);
      compound
          .parts()
          .forEach(part -> uses(1, TriggerWords.trigger(part.trigger()) + ":", part.abilities()));
    } else {
      complex(head, (Action.Complex) action);
    }
  }

  /** Abilities behind what they belong to: one on the same line, several below. */
  private void uses(int level, String head, List<AbilityUse> uses) {
    if (uses.size() == 1 && !(uses.get(0).ability() instanceof Ability.ForEach)) {
      line(level, head + " " + write(uses.get(0)));
      return;
    }
    line(level, head);
    uses.forEach(use -> use(level + 1, use));
  }

  private void use(int level, AbilityUse use) {
    if (use.ability() instanceof Ability.ForEach each) {
      uses(level, write(use) + ":", each.abilities());
    } else {
      line(level, write(use));
    }
  }

  private void complex(String head, Action.Complex complex) {
    line(0, head + ParameterWords.parameters(complex.parameters()));
    if (!complex.process().isEmpty()) {
      line(1, "Process:");
      complex.process().forEach(use -> use(2, use));
    }
    if (!complex.evaluate().isEmpty()) {
      line(1, "Evaluate:");
      complex.evaluate().forEach(this::branch);
    }
  }

  private void branch(Branch branch) {
    String when =
        branch.when() instanceof When.If one
            ? TargetWords.condition(one.condition()) + ":"
            : branch.when() instanceof When.Otherwise ? "Otherwise:" : "";
    if (branch.outcome() instanceof Outcome.Use several) {
      if (when.isEmpty()) {
        several.abilities().forEach(use -> use(2, use));
      } else {
        uses(2, when, several.abilities());
      }
      return;
    }
    String outcome =
        branch.outcome() instanceof Outcome.Feedback feedback
            ? Quotes.put(feedback.text())
            : TargetWords.target(((Outcome.Told) branch.outcome()).target());
    line(2, when + (when.isEmpty() ? "" : " ") + outcome);
  }

  private void line(int level, String words) {
    text.append(bulleted(Math.min(level, BULLETS.length()), words)).append('\n');
  }

  /** A line at a level below the margin: deeper ones have the last bullet. */
  public static String bulleted(int level, String words) {
    int sign = Math.min(level, BULLETS.length()) - 1;
    return level == 0 ? words : "  ".repeat(level) + BULLETS.charAt(sign) + " " + words;
  }
}
