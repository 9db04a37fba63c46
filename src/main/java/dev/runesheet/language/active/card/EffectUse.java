package dev.runesheet.language.active.card;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.ReadWhole;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Underscored;
import dev.runesheet.word.StackingMode;
import dev.runesheet.word.WordList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An effect type with values for its parameters. What else it says differs from the type and is
 * only for effects that stay.
 */
@ReadWhole
@Doc("An effect: its type and the values of its parameters.")
public record EffectUse(
    @Doc("Its effect type.") @Named("effect_id") @Ref("effect type") String type,
    @Doc("A value for each parameter of the type.") @Default("{}") JsonValue params,
    @Doc(
            "Its trigger, the moment at which it counts or answers. Left-out fields are as its type says.")
        Optional<@Ref(WordList.TRIGGER) String> trigger,
    @Doc("The cards or players that it concerns.") Optional<@Ref(WordList.SCOPE) String> scope,
    @Doc("The way in which effects with its key add up.") @Named("stacking_mode")
        Optional<@Underscored StackingMode> stacking,
    @Doc("The key that it shares with the effects it adds up with.") @Named("stacking_key")
        Optional<String> key,
    @Doc("The number of turns after this one in which it stays.")
        Optional<@Range(min = 0, max = EffectUse.LONGEST) Integer> duration,
    Places places) {

  /** The longest duration, in turns. */
  public static final int LONGEST = 99;

  /** The fields of it that only an effect that stays can have. */
  public List<String> stays() {
    Map<String, Optional<?>> all = new LinkedHashMap<>();
    all.put("trigger", trigger);
    all.put("scope", scope);
    all.put("stacking_mode", stacking);
    all.put("stacking_key", key);
    all.put("duration", duration);
    return all.keySet().stream().filter(field -> all.get(field).isPresent()).toList();
  }

  /** True if it does not stay shorter than so many turns after this one; else that is reported. */
  public boolean lasts(int least) {
    boolean lasts = duration.isEmpty() || duration.get() >= least;
    if (!lasts) {
      places()
          .error(
              "duration",
              Code.OUT_OF_RANGE,
              duration.get().toString(),
              "a whole number from " + least + " to " + LONGEST);
    }
    return lasts;
  }
}
