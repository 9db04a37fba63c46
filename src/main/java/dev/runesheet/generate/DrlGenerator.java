package dev.runesheet.generate;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.RuleText;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Need;
import dev.runesheet.word.Presence;
import dev.runesheet.word.RuleMeta;
import dev.runesheet.word.StackingMode;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The generator of files of rules from effects, with notes of where each rule was written. */
public final class DrlGenerator {

  private static final String FACTS = "dev.runesheet.spi.fact.";

  private DrlGenerator() {}

  /**
   * Generated rules with their notes.
   *
   * @param source the file of rules
   * @param notes by rule name
   */
  public record Generated(RuleSource source, Map<String, SourceNotes.Note> notes) {}

  /**
   * Generates the rules of effects, in their order.
   *
   * @param packageName the rules' package, for example {@code runesheet.mathbattle}
   * @param fileName the file's name for messages
   * @param effects the effects; their ids must be different
   */
  public static Generated generate(String packageName, String fileName, List<Effect> effects) {
    return generate(packageName, fileName, effects, SourceRows.NONE);
  }

  /**
   * Generates the rules of effects that are rows of a table, in their order.
   *
   * @param rows the table's rows, which their rules are named after
   */
  public static Generated generate(
      String packageName, String fileName, List<Effect> effects, SourceRows rows) {
    Parts parts = new Parts(new RowRules(rows));
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        parts.add(effect, program);
      } else {
        parts.addContinuous(effect);
      }
    }
    StringBuilder file =
        new StringBuilder(
            "// Generated from the sources named in the comments. Edit those, not this.\n");
    file.append("package ").append(packageName).append(";\n\n");
    parts.imports.forEach(name -> file.append("import ").append(name).append(";\n"));
    return new Generated(new RuleSource(fileName, file.toString(), parts.rules), parts.notes);
  }

  /** The parts of a file, as effects are added to it. */
  private record Parts(
      RowRules named,
      List<RuleText> rules,
      Map<String, SourceNotes.Note> notes,
      Set<String> imports) {

    Parts(RowRules named) {
      this(named, new ArrayList<>(), new LinkedHashMap<>(), new TreeSet<>());
    }

    /** Adds a rule for each block of a program. */
    void add(Effect effect, Body.Program program) {
      imports.addAll(List.of(FACTS + "Reaction", FACTS + "Numbers"));
      effect.calls().forEach(act -> imports.add(act.verb().imported()));
      String sentence = effect.sentence();
      List<Block> blocks = ProgramCutter.cut(effect, program);
      Block first =
          blocks.stream().filter(block -> block.begins(effect.id())).findFirst().orElseThrow();
      for (Block block : blocks) {
        RowRules.Named rule = named.of(effect, block);
        String comment = block == first ? comment(effect, sentence) : at(effect, rule.place());
        rules.add(rule(effect, block, rule, comment, block == first));
        SourceNotes.Note note =
            new SourceNotes.Note(rule.place(), sentence, block.steps(), rule.conditions());
        notes.put(rule.name(), block == first ? note.offering(OptionWords.of(effect)) : note);
      }
    }

    /** Adds the rule of an effect that holds while it is in play. */
    void addContinuous(Effect effect) {
      imports.add(FACTS + "InPlay");
      imports.add(FACTS + "ActiveEffect");
      imports.add(FACTS + "Layers");
      if (!zone(effect).isEmpty()) {
        imports.add(FACTS + "Entity");
      }
      imports.add(FACTS + "Suppression");
      effect.body().presence().ifPresent(asked -> imports.add(FACTS + "Fulfilled"));
      String sentence = effect.sentence();
      String rule = named.of(effect);
      rules.add(registration(effect, rule, comment(effect, sentence)));
      notes.put(
          rule, new SourceNotes.Note(effect.source().toString(), sentence, List.of(), List.of("")));
    }
  }

  /** The text of a rule; the first of an effect carries the metadata of all of them. */
  private static RuleText rule(
      Effect effect, Block block, RowRules.Named named, String comment, boolean first) {
    StringBuilder rule = named(named.name());
    if (first) {
      rule.append(metadata(effect));
    }
    if (!block.otherwise().isEmpty()) {
      rule.append(RuleMeta.OTHERWISE.line(block.otherwise()));
    }
    rule.append(block.branch() ? RuleMeta.BRANCH.mark() : "")
        .append("when\n  $r : Reaction( block == ")
        .append(Literals.text(block.block()));
    block.guards().forEach(guard -> rule.append(", ").append(guard));
    rule.append(" )\nthen\n");
    block.statements().forEach(statement -> rule.append("  ").append(statement).append('\n'));
    return new RuleText(named.name(), comment, rule.append("end\n").toString());
  }

  private static StringBuilder named(String rule) {
    return new StringBuilder("rule ").append(Literals.text(rule)).append('\n');
  }

  private static String comment(Effect effect, String sentence) {
    return "\n// "
        + Literals.comment(sentence)
        + "\n// "
        + Literals.comment(effect.source().toString())
        + "\n";
  }

  /** The place of a later block, where its source says more of it than of the effect. */
  private static String at(Effect effect, String place) {
    boolean told = place.equals(effect.source().toString());
    return told ? "\n" : "\n// " + Literals.comment(place) + "\n";
  }

  private static String metadata(Effect effect) {
    StringBuilder meta = new StringBuilder();
    meta.append(RuleMeta.OWNER.line(effect.owner()));
    meta.append(RuleMeta.NAME.line(effect.name()));
    if (!effect.trigger().activated()) {
      meta.append(RuleMeta.WHEN.line(effect.trigger().event()));
      if (effect.trigger().watch() != Watch.OWN) {
        meta.append(RuleMeta.WHOSE.line(effect.trigger().watch().word()));
      }
    }
    Trigger trigger = effect.trigger();
    boolean usual = trigger.activated() ? trigger.need() == Need.LICENSED : trigger.isUsual();
    if (!usual || trigger.need() == Need.LAST_KNOWN) { // Which readers should see.
      meta.append(RuleMeta.NEED.line(trigger.need().word()));
    }
    if (effect.priority() != 0) {
      meta.append(RuleMeta.PRIORITY.line(effect.priority()));
    }
    return meta.toString();
  }

  private static String zone(Effect effect) {
    return effect.body() instanceof Body.Modify modify ? modify.zone() : "";
  }

  private static RuleText registration(Effect effect, String name, String comment) {
    StringBuilder rule = named(name).append(metadata(effect));
    registered(rule, effect);
    matched(rule, effect);
    rule.append("then\n  insertLogical( new ActiveEffect( $p, ")
        .append(Literals.text(type(effect)))
        .append(", ")
        .append(effect.body() instanceof Body.Modify modify ? numbers(modify) : suppressed(effect))
        .append(", $p.stacking()");
    if (effect.body() instanceof Body.Modify modify && !modify.per().isEmpty()) {
      rule.append(", ").append(Literals.text(modify.per()));
    }
    boolean late = effect.body() instanceof Body.Modify modify && !modify.when().isEmpty();
    rule.append(late ? " ).late() );\nend\n" : " ) );\nend\n");
    return new RuleText(name, comment, rule.toString());
  }

  private static String type(Effect effect) {
    return effect.body() instanceof Body.Modify modify
        ? modify.type()
        : ((Body.Suppress) effect.body()).type();
  }

  /** The metadata by which others find an effect that holds, and its stacking. */
  private static void registered(StringBuilder rule, Effect effect) {
    rule.append(RuleMeta.TYPE.line(type(effect)));
    if (!effect.stacking().key().isEmpty()) {
      rule.append(RuleMeta.STACKING_KEY.line(effect.stacking().key()));
    }
    if (effect.stacking().mode() != StackingMode.ADDITIVE) {
      rule.append(RuleMeta.STACKING.line(effect.stacking().mode().word()));
    }
    if (effect.body() instanceof Body.Suppress suppress) {
      boolean itself = suppress.scope().equals(HolderScope.SELF);
      rule.append(itself ? RuleMeta.SUPPRESSES.line(HolderScope.SELF) : RuleMeta.SUPPRESSES.mark());
    }
    effect.body().presence().ifPresent(asked -> presence(rule, asked));
  }

  /** The conditions under which an effect holds: while it is in play and nothing suppresses it. */
  private static void matched(StringBuilder rule, Effect effect) {
    String zone = zone(effect);
    rule.append("when\n  $p : InPlay( effect == ")
        .append(Literals.text(effect.id()))
        .append(zone.isEmpty() ? " )\n" : ", $holder : holder )\n");
    if (!zone.isEmpty()) {
      rule.append("  Entity( anchor == true, id == $holder, zone == ")
          .append(Literals.text(zone))
          .append(" )\n");
    }
    rule.append(effect.body().presence().isEmpty() ? "" : "  Fulfilled( effect == $p )\n");
    boolean suppresses = effect.body() instanceof Body.Suppress;
    rule.append(suppresses ? "" : "  not Suppression( effect == $p )\n");
  }

  private static String numbers(Body.Modify modify) {
    return Literals.text(modify.scope())
        + ", "
        + Literals.text(modify.stat())
        + ", Layers.Layer."
        + modify.layer().name()
        + ", "
        + (modify.given() ? "$p.getAmount()" : Literals.number(modify.amount()));
  }

  private static String suppressed(Effect effect) {
    Body.Suppress suppress = (Body.Suppress) effect.body();
    return Literals.text(suppress.scope())
        + (suppress.granted() ? ", \"\"" : ", ActiveEffect.ABILITIES")
        + ", null, 0.0";
  }

  private static void presence(StringBuilder rule, Presence asked) {
    rule.append(RuleMeta.WHILE.line(asked.scope()));
    if (asked.atLeast() > 0) {
      rule.append(RuleMeta.AT_LEAST.line("" + asked.atLeast()));
    }
    if (asked.atMost() != Presence.ANY) {
      rule.append(RuleMeta.AT_MOST.line("" + asked.atMost()));
    }
  }
}
