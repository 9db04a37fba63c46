package dev.runesheet.language.effectops;

import dev.runesheet.model.Phrasing;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * All verbs of a catalog as ops: those of {@link EffectOpsWords#OPS} by the names given there, any
 * other by its own, {@code draw-card} as {@code DRAW_CARD}. So each verb has exactly one op.
 */
final class OpForms {

  /** The ops that are no verbs, {@link EffectOpsWords#END} ahead. */
  static final List<String> CONTROL =
      List.copyOf(((Shape.Choice) Shapes.of(ControlOp.class)).cases().keySet());

  private final Map<String, OpForm> byOp = new LinkedHashMap<>();
  private final Map<String, OpForm> byVerb = new LinkedHashMap<>();
  private final Phrasing phrasing;

  OpForms(VerbCatalog catalog) {
    phrasing = catalog.phrasing();
    for (OpName name : EffectOpsWords.OPS) {
      VerbSpec verb = catalog.find(name.verb());
      if (verb != null) {
        add(OpForm.of(name, verb));
      }
    }
    for (VerbSpec verb : catalog.all()) {
      String op = verb.name().toUpperCase(Locale.ROOT).replace('-', '_');
      if (!byVerb.containsKey(verb.name()) && !isTaken(op)) {
        add(OpForm.of(OpName.of(op, verb.name()), verb));
      }
    }
  }

  /** The phrasing of effects of these ops. */
  Phrasing phrasing() {
    return phrasing;
  }

  /** The op of a name. */
  Optional<OpForm> find(String op) {
    return Optional.ofNullable(byOp.get(op));
  }

  /** The op that is a verb. */
  Optional<OpForm> of(VerbSpec verb) {
    return Optional.ofNullable(byVerb.get(verb.name()));
  }

  /** All verbs as ops. */
  List<OpForm> all() {
    return List.copyOf(byOp.values());
  }

  /** All words that may stand after {@code "op":}. */
  List<String> words() {
    List<String> wordList = new ArrayList<>(CONTROL);
    wordList.addAll(1, byOp.keySet());
    return wordList;
  }

  private boolean isTaken(String op) {
    return words().contains(op);
  }

  private void add(OpForm form) {
    byOp.put(form.op(), form);
    byVerb.put(form.verb().name(), form);
  }
}
