package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.language.strings.WrittenAs.Use;
import dev.runesheet.language.strings.syntax.Form;
import dev.runesheet.language.strings.syntax.Slot;
import dev.runesheet.language.strings.syntax.Syntax;
import dev.runesheet.language.strings.syntax.Token;
import dev.runesheet.language.strings.syntax.WordChoice;
import dev.runesheet.language.strings.words.StringWords;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The notation of effect strings, made from what the records declare. */
final class Patterns implements Slot {

  private final StringWords words;
  private final Map<Column, Syntax<Phrase>> columns = new EnumMap<>(Column.class);
  private final Map<String, Syntax<?>> made = new HashMap<>();
  private final Set<String> reserved = new HashSet<>();

  Patterns(StringWords words) {
    this.words = words;
    for (Column column : Column.values()) {
      columns.put(column, of(Phrase.class, column.use()));
    }
    StringWords.RESOURCES.words().forEach(this::word);
    word("vp");
  }

  /** The syntax of a column. */
  Syntax<Phrase> column(Column column) {
    return columns.get(column);
  }

  /** The words of patterns, which are no names unless in quotes. */
  Set<String> reserved() {
    return reserved;
  }

  /** All that a type can be in a use. */
  private <T> Syntax<T> of(Class<T> type, Use use) {
    List<Syntax<T>> forms = new ArrayList<>();
    collect(type, type, use, forms);
    return Syntax.oneOf(forms);
  }

  private <T> void collect(Class<T> all, Class<?> type, Use use, List<Syntax<T>> forms) {
    if (type.isSealed()) {
      for (Class<?> one : type.getPermittedSubclasses()) {
        collect(all, one, use, forms);
      }
    } else if (type.isEnum()) {
      forms.addAll(constants(type, use));
    } else {
      for (WrittenAs written : written(type, use)) {
        Arrays.stream(written.value())
            .forEach(pattern -> forms.add(cast(Form.of(type, pattern, this))));
        Arrays.stream(written.older())
            .forEach(pattern -> forms.add(cast(Form.older(type, pattern, this))));
      }
    }
  }

  private <T> List<Syntax<T>> constants(Class<?> type, Use use) {
    List<Syntax<T>> forms = new ArrayList<>();
    for (Object constant : type.getEnumConstants()) {
      for (WrittenAs written : written(field(type, constant), use)) {
        forms.add(cast(new Syntax.Constant<>(constant, words(written.value()[0]))));
      }
    }
    return forms;
  }

  private String words(String text) {
    List.of(text.split(" ")).forEach(this::word);
    return text;
  }

  /**
   * The patterns declared for a use; gains after a moment have a verb, all else is a payout there.
   */
  private static List<WrittenAs> written(AnnotatedElement of, Use use) {
    List<WrittenAs> all =
        Arrays.stream(of.getAnnotationsByType(WrittenAs.class))
            .filter(written -> written.in() == use)
            .toList();
    return all.isEmpty() && use == Use.GAINING ? written(of, Use.PAYOUT) : all;
  }

  @SuppressWarnings("unchecked")
  private static <T> Syntax<T> cast(Syntax<?> syntax) {
    return (Syntax<T>) syntax;
  }

  /** Each is made once. */
  @Override
  public Syntax<?> of(Class<?> type, String spec, boolean glued) {
    String key = type.getName() + ":" + spec + ":" + glued;
    Syntax<?> known = made.get(key);
    if (known == null) {
      known = make(type, spec, glued);
      made.put(key, known);
    }
    return known;
  }

  @Override
  public void word(String word) {
    reserved.add(word.toLowerCase(Locale.ROOT));
  }

  @Override
  public Syntax<?> beginning(Class<?> type, String prefix, String spec) {
    if (type.isEnum()) {
      return choice(named(type, spec), one -> prefix + lower(one));
    }
    List<String> all =
        spec.startsWith("@")
            ? words.vocabulary(spec.substring(1)).names()
            : List.of(spec.split("\\|"));
    return choice(all, word -> prefix + word);
  }

  private <T> WordChoice<T> choice(List<T> values, Function<T, String> text) {
    WordChoice<T> choice = WordChoice.of(values, text);
    choice.values().keySet().forEach(this::word);
    return choice;
  }

  private Syntax<?> make(Class<?> type, String spec, boolean glued) {
    if (type == int.class) {
      int dots = spec.indexOf("..");
      return dots < 0
          ? new WordChoice.Numbers(1, StringWords.LARGEST)
          : new WordChoice.Numbers(
              Integer.parseInt(spec.substring(0, dots)),
              Integer.parseInt(spec.substring(dots + 2)));
    }
    if (type == boolean.class) {
      String[] both = spec.split("\\|");
      return choice(List.of(false, true), is -> both[is ? 1 : 0]);
    }
    if (type == String.class) {
      return text(spec);
    }
    if (type == Amount.class) {
      Form<Amount> fixed = Form.of(Amount.class, amount(glued ? "quantity" : spec), this);
      return spec.equals("any")
          ? Syntax.oneOf(List.of(Form.of(Amount.class, "wild {number}", this), fixed))
          : fixed;
    }
    if (type == List.class) {
      return list(spec);
    }
    if (type == Part.class || type == Payout.Count.class) {
      return of(type, Use.valueOf(spec.toUpperCase(Locale.ROOT)));
    }
    if (type == CountedThings.class) {
      return counted(spec);
    }
    return type.isEnum() ? constants(type, spec) : of(type, Use.PAYOUT);
  }

  private static String amount(String spec) {
    return switch (spec) {
      case "signed" -> "{resource:letter} {number:-999..999}";
      case "paid" -> "{resource:paid} {number}";
      case "quantity" -> "{resource:quantity}:{number}";
      default -> "{resource:letter} {number}";
    };
  }

  private Syntax<?> text(String spec) {
    if (spec.startsWith("@")) {
      boolean flags = spec.equals("@flags");
      return new WordChoice.Names(
          words.vocabulary(spec.substring(1)), flags, name -> flags ? name : quoted(name));
    }
    return switch (spec) {
      case "letter" -> letters();
      case "paid" -> letters().allowed(words.vocabulary("paid"));
      case "quantity" -> quantity();
      case "flag" -> WordChoice.of(words.flags(), flag -> flag);
      case "bare" -> WordChoice.of(words.bareFlags(), flag -> flag);
      case "citizen" -> citizens();
      case "printed" -> choice(CitizenTest.PRINTED, stat -> stat);
      default -> beginning(String.class, "", spec);
    };
  }

  private WordChoice<String> letters() {
    return new WordChoice<>(StringWords.RESOURCES.meanings());
  }

  /** Resources in settings, where victory points have two letters, too. */
  private Syntax<?> quantity() {
    return letters().and("vp", Resource.VICTORY.stat());
  }

  /** Lists of one. */
  private Syntax<?> list(String spec) {
    return switch (spec) {
      case "one" -> Syntax.single(Form.of(Payout.Gain.class, "{amount}", this));
      case "domains" -> Syntax.single(of(Option.OfDomains.class, Use.PAYOUT));
      case "bracket" -> Syntax.single(of(Option.class, Use.PAYOUT));
      default -> Syntax.single(of(Part.class, Use.valueOf(spec.toUpperCase(Locale.ROOT))));
    };
  }

  private Syntax<CountedThings> counted(String spec) {
    return switch (spec) {
      case "citizen" -> form("{name:@citizens}{what=CITIZENS_NAMED}");
      case "starter" -> form("{name:@starters}{what=STARTERS_NAMED}");
      default ->
          Syntax.oneOf(
              Arrays.stream(CountedThings.What.values())
                  .filter(what -> spec.isEmpty() || what.name().endsWith("S_NAMED"))
                  .map(what -> form(what.pattern()))
                  .toList());
    };
  }

  private Syntax<CountedThings> form(String pattern) {
    return Form.of(CountedThings.class, pattern, this);
  }

  private Syntax<?> constants(Class<?> type, String spec) {
    List<Object> all = named(type, spec);
    WordChoice<Object> choice = choice(all, Patterns::lower);
    for (Object constant : all) {
      for (WrittenAs written : field(type, constant).getAnnotationsByType(WrittenAs.class)) {
        for (String older : written.older()) {
          choice = choice.and(older, constant);
        }
      }
    }
    return choice;
  }

  /** The constants of an enum that a pattern names; all if it names none. */
  private static List<Object> named(Class<?> type, String spec) {
    return Stream.<Object>of(type.getEnumConstants())
        .filter(one -> spec.isEmpty() || List.of(spec.split("\\|")).contains(lower(one)))
        .toList();
  }

  private static AnnotatedElement field(Class<?> type, Object constant) {
    try {
      return type.getField(((Enum<?>) constant).name());
    } catch (NoSuchFieldException impossible) {
      throw new IllegalStateException(type.getName(), impossible);
    }
  }

  private static String lower(Object constant) {
    return constant.toString().toLowerCase(Locale.ROOT);
  }

  /** Roles, each as the citizens of it; older words for that, too. */
  private Syntax<String> citizens() {
    WordChoice<String> all = WordChoice.of(Role.WORDS, role -> role + "_citizen");
    for (String role : Role.WORDS) {
      all = all.and(role, role).and("per_owned_" + role, role);
      all = all.and("per_owned_" + role + "_citizen", role);
    }
    return all;
  }

  /** A name, in quotes unless it is taken for a name anyway. */
  private String quoted(String name) {
    List<Token> tokens = Token.of(name, reserved);
    boolean plain = tokens.size() == 2 && tokens.get(0).kind() == Token.Kind.NAME;
    return plain ? name : "\"" + name + "\"";
  }
}
