package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.language.active.LoweredEffects.Line;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.StandardVerb;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The lists of effects that run before the damage of an attack since they change it, such as those
 * behind a coin. What else stands in them follows the damage: a number of the attacker notes how
 * often its list ran.
 */
record PreDamageLists(EffectType.File file) {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /**
   * The lines of a list that run before the damage; the others are added to those that follow it.
   *
   * @param use the effect that the list is in
   * @param list the lowered list
   * @param all takes what follows the damage
   */
  List<Line> before(EffectUse use, LoweredEffects list, LoweredEffects all) {
    List<Line> before = new ArrayList<>(list.before());
    Optional<Integer> note =
        list.then().stream().allMatch(line -> list.noted(line).isPresent())
            ? Optional.empty()
            : next(use, all);
    note.ifPresent(number -> before.add(noting(number, use)));
    List<Line> group = new ArrayList<>();
    for (Line line : list.then()) {
      Optional<EffectUse> inner = list.noted(line);
      if (inner.isPresent()) {
        follow(group, note, use, all);
        all.noted(line, inner.get());
      } else {
        group.add(line);
      }
    }
    follow(group, note, use, all);
    return before;
  }

  private void follow(List<Line> group, Optional<Integer> note, EffectUse use, LoweredEffects all) {
    if (!group.isEmpty() && note.isPresent()) {
      ObjectNode line = NODES.objectNode().put("repeat", name(note.get()) + " of self");
      line.set("then", ParameterReader.lines(group));
      all.noted(new Line(line, use.places().of("effect_id"), Line.parts("/then", group)), use);
    }
    group.clear();
  }

  /** The next number that notes a list of an attack; empty after a report if there is none. */
  private Optional<Integer> next(EffectUse use, LoweredEffects all) {
    int most = file.notes().size();
    if (all.notes().size() < most) {
      all.notes().add(use);
      return Optional.of(all.notes().size() - 1);
    }
    String found = Words.quote(use.type()) + " with effects before the damage and behind it";
    String expected =
        most == 0
            ? "only effects that change the damage, or 'notes' in the file of effect types"
            : "at most " + most + " lists in an attack of which something follows the damage";
    use.places().error("effect_id", Code.EFFECT_PLACE, found, expected);
    return Optional.empty();
  }

  /**
   * Lets the numbers begin at 0, and reports lists that are to follow the use of another attack,
   * which notes its own in the same numbers.
   */
  void settle(LoweredEffects all) {
    List<Line> begin = new ArrayList<>();
    for (int note = 0; note < all.notes().size(); note++) {
      ObjectNode line = NODES.objectNode().put("do", StandardVerb.SET_STAT).put("target", "self");
      line.put("stat", name(note)).put("value", 0);
      begin.add(line(line, note, all.notes().get(note)));
    }
    all.before().addAll(0, begin);
    boolean used = false;
    for (Line line : all.then()) {
      if (used) {
        all.noted(line).ifPresent(PreDamageLists::behindAnother);
      }
      used |= line.node().findValue("use") != null;
    }
  }

  private static void behindAnother(EffectUse use) {
    String found = Words.quote(use.type()) + " of which something follows another attack's use";
    String expected = "it before the effect that uses another attack";
    use.places().error("effect_id", Code.EFFECT_PLACE, found, expected);
  }

  private Line noting(int note, EffectUse use) {
    ObjectNode line = NODES.objectNode().put("do", StandardVerb.ADD_STAT).put("target", "self");
    line.put("stat", name(note)).put("delta", 1);
    return line(line, note, use);
  }

  /** A line about a number, whose name comes from the file of effect types. */
  private Line line(JsonNode node, int note, EffectUse use) {
    TemplatePart part =
        Origins.shared(file, "notes/" + note).map(TemplatePart::of).orElse(TemplatePart.OF_CARD);
    return new Line(node, use.places().of("effect_id"), Map.of("/stat", part));
  }

  private String name(int note) {
    return file.notes().get(note);
  }
}
