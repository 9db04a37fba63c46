package dev.runesheet.engine.trace;

import dev.runesheet.spi.Explanation;
import dev.runesheet.spi.Explanation.Change;
import dev.runesheet.spi.Explanation.Part;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Explanations of numbers from the journal and the modifiers in force. */
public final class Explainer {

  private Explainer() {}

  /**
   * The parts of a number, and what changed it.
   *
   * @param log the happenings of the match
   */
  public static Explanation explain(
      Rules rules, World world, List<Happening> log, Entity entity, String stat) {
    List<Part> parts = new ArrayList<>();
    for (String addend : entity.addends(stat)) {
      double amount = entity.base(entity.schema().index(addend));
      if (amount != 0) {
        parts.add(new Part("sum", amount, addend, entity.getName(), ""));
      }
    }
    for (Contribution contribution : entity.contributions()) {
      if (contribution.getStat().equals(stat)) {
        parts.add(part(rules, world, contribution.getModifier().getEffect()));
      }
    }
    List<Change> history = new ArrayList<>();
    for (Happening happening : log) {
      if (happening instanceof Happening.StatChanged change
          && change.entity() == entity.getId()
          && (change.stat().equals(stat) || entity.addends(stat).contains(change.stat()))) {
        history.add(change(rules, change));
      }
    }
    double base = entity.base(entity.index(stat));
    return new Explanation(base, parts, entity.stat(stat), history);
  }

  private static Part part(Rules rules, World world, ActiveEffect effect) {
    SourceNotes.Note note = rules.noteOfBlock(effect.getEffect());
    return new Part(
        effect.layer().name().toLowerCase(Locale.ROOT),
        effect.getAmount(),
        effect.getEffect(),
        world.entity(effect.getOrigin().getSource()).getName(),
        note == null ? "" : note.source());
  }

  private static Change change(Rules rules, Happening.StatChanged change) {
    EffectDefinition effect = rules.effectOfBlock(change.cause().block());
    SourceNotes.Note note = rules.noteOfBlock(change.cause().block());
    return new Change(
        change.before(),
        change.after(),
        effect == null ? "" : effect.name(),
        change.cause().self(),
        note == null ? "" : note.sentence(),
        note == null ? "" : note.source());
  }
}
