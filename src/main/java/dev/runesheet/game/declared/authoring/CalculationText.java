package dev.runesheet.game.declared.authoring;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.NumberBreakdown;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Layers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The answer about a calculation between two entities, with what each part of it contributes. */
final class CalculationText {

  private static final Pattern QUESTION = Pattern.compile("(.+?) of (-?\\d+) to (.+)");

  private static final String FORM = " of <number> to <card>";

  private final Match match;
  private final String calculation;
  private final List<NumberBreakdown.Part> parts = new ArrayList<>();

  private CalculationText(Match match, String calculation) {
    this.match = match;
    this.calculation = calculation;
  }

  /** The forms of questions about the calculations of a game, for people. */
  static List<String> forms(DeclaredCatalog catalog) {
    return catalog.extras().calculations().keySet().stream().map(name -> name + FORM).toList();
  }

  /**
   * The answer to a question of one of the {@link #forms}.
   *
   * @throws IllegalArgumentException with a sentence if there is no such target
   */
  static Optional<NumberBreakdown> reckon(Match match, Entity about, String question) {
    Matcher form = QUESTION.matcher(question);
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    if (!form.matches() || !catalog.extras().calculations().containsKey(form.group(1))) {
      return Optional.empty();
    }
    Entity target = target(match, form.group(3));
    CalculationText text = new CalculationText(match, form.group(1));
    double base = Double.parseDouble(form.group(2));
    List<NumberBreakdown> answer = new ArrayList<>();
    // A query must not change the match, so it runs in a fork.
    try (Match copy = match.fork()) {
      copy.update(context -> answer.add(text.answer(context, about, target, base)));
    }
    return Optional.of(answer.get(0));
  }

  /** Whatever is in play, by its number or by a name that only one has. */
  private static Entity target(Match match, String word) {
    Map<String, Integer> named = new LinkedHashMap<>();
    List<Entity> found = new ArrayList<>();
    for (Entity entity : match.world().entities()) {
      if (entity.isPresent()) {
        if (Integer.toString(entity.getId()).equals(word)) {
          return entity;
        }
        named.merge(entity.getName(), 1, Integer::sum);
        if (entity.getName().equals(word)) {
          found.add(entity);
        }
      }
    }
    if (found.size() == 1) {
      return found.get(0);
    }
    if (found.isEmpty()) {
      throw new IllegalArgumentException(
          "'" + word + "' is not in play" + Words.meant(word, named.keySet()));
    }
    List<String> numbers = found.stream().map(one -> Integer.toString(one.getId())).toList();
    throw new IllegalArgumentException(
        "There are "
            + found.size()
            + " of '"
            + word
            + "'; name one by its number: "
            + String.join(", ", numbers)
            + ".");
  }

  private NumberBreakdown answer(MatchContext context, Entity about, Entity target, double base) {
    dev.runesheet.game.declared.state.CalculationTrace worked =
        dev.runesheet.game.declared.state.CalculationTrace.of(
            context,
            calculation,
            context.entity(about.getId()),
            context.entity(target.getId()),
            base);
    part(base, "the number before anything counts", null);
    worked.steps().forEach(this::step);
    double sum = parts.stream().mapToDouble(NumberBreakdown.Part::amount).sum();
    if (worked.result() != sum) {
      part(worked.result() - sum, "at least " + Numerals.plain(worked.declared().least()), null);
    }
    String title =
        Possessive.of(about.getName())
            + " "
            + calculation
            + " to "
            + target.getName()
            + " is "
            + Numerals.plain(worked.result());
    return new NumberBreakdown(title, parts, List.of());
  }

  /** Each modifier that adds is a part of its own; the rest of the step is one more. */
  private void step(dev.runesheet.game.declared.state.CalculationTrace.Step step) {
    double rest = step.after() - step.before();
    Contribution other = null;
    for (Contribution one : step.effects()) {
      if (one.getModifier().getEffect().layer() == Layers.Layer.ADD) {
        rest -= one.getModifier().getAmount();
        part(one.getModifier().getAmount(), step.part(), one);
      } else {
        other = one;
      }
    }
    if (rest != 0) {
      part(rest, step.part(), other);
    }
  }

  private void part(double amount, String reason, Contribution of) {
    if (of == null) {
      parts.add(new NumberBreakdown.Part(amount, calculation, reason, "", "", ""));
      return;
    }
    ActiveEffect effect = of.getModifier().getEffect();
    boolean known = match.book().has(effect.getEffect());
    SourceNotes.Note note = known ? match.book().noteOfBlock(effect.getEffect()) : null;
    parts.add(
        new NumberBreakdown.Part(
            amount,
            calculation,
            reason,
            known ? effect.getEffect() : effect.getType(),
            match.world().entity(effect.getOrigin().getSource()).getName(),
            note == null ? "" : note.source()));
  }
}
