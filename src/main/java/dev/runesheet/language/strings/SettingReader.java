package dev.runesheet.language.strings;

import dev.runesheet.model.diagnostic.Code;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The settings of {@code manipulate_resources}, in any order, as the part that they mean. */
final class SettingReader {

  private static final String MODE = "mode";
  private static final String GAIN = "gain";
  private static final String PAY = "pay";
  private static final String TAKE = "take";
  private static final String OPTIONAL = "optional";

  private final StringChecks checks;
  private final EffectStringParser.ManipulateContext written;
  private final Map<String, EffectStringParser.SettingContext> given = new LinkedHashMap<>();

  SettingReader(StringChecks checks, EffectStringParser.ManipulateContext written) {
    this.checks = checks;
    this.written = written;
    for (EffectStringParser.SettingContext setting : written.setting()) {
      if (given.putIfAbsent(key(setting), setting) != null) {
        error(setting, "each key once");
      }
    }
  }

  private static String key(EffectStringParser.SettingContext setting) {
    return setting.getStart().getText().toLowerCase(Locale.ROOT);
  }

  Leg leg() {
    EffectStringParser.SettingContext mode = given.get(MODE);
    if (mode == null) {
      missing(MODE);
      return new Leg.Gain(new Amount("", 1));
    }
    return switch (mode.getStop().getText().toLowerCase(Locale.ROOT)) {
      case "gain" -> {
        only(Set.of(GAIN));
        yield new Leg.Gain(amount(GAIN));
      }
      case "self_convert" -> {
        only(Set.of(PAY, GAIN, OPTIONAL));
        yield new Leg.Convert(amount(PAY), amount(GAIN), optional());
      }
      case "take_from_player" -> {
        only(Set.of(TAKE, OPTIONAL));
        yield new Leg.TakeFrom(amount(TAKE), optional());
      }
      default -> {
        only(Set.of(PAY, GAIN, OPTIONAL));
        Optional<Amount> gain =
            given.containsKey(GAIN) ? Optional.of(amount(GAIN)) : Optional.empty();
        yield new Leg.PayTo(amount(PAY), gain, optional());
      }
    };
  }

  private void only(Set<String> keys) {
    given.forEach(
        (key, setting) -> {
          if (!key.equals(MODE) && !keys.contains(key)) {
            error(setting, "no '" + key + "' with this mode");
          }
        });
  }

  private Amount amount(String key) {
    EffectStringParser.SettingContext setting = given.get(key);
    if (setting == null) {
      missing(key);
      return new Amount("", 1);
    }
    return checks.quantity(setting.quantity());
  }

  private boolean optional() {
    EffectStringParser.SettingContext setting = given.get(OPTIONAL);
    return setting != null && setting.getStop().getText().equalsIgnoreCase("true");
  }

  private void missing(String key) {
    checks.error(Code.STRING_SETTING, written.getStart(), written.getStart().getText(), key + "=…");
  }

  private void error(EffectStringParser.SettingContext setting, String expected) {
    checks.error(Code.STRING_SETTING, setting.getStart(), setting.getText(), expected);
  }
}
