package dev.runesheet.language.strings.words;

import dev.runesheet.language.strings.syntax.Form;
import dev.runesheet.language.strings.syntax.Slot;
import dev.runesheet.language.strings.syntax.Syntax;
import dev.runesheet.language.strings.syntax.TextReader;
import dev.runesheet.language.strings.syntax.Traces;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The words of records that declare them as patterns. */
public final class SaidForms implements Slot {

  private static final ClassValue<List<Form<Object>>> FORMS =
      new ClassValue<>() {
        @Override
        @SuppressWarnings("unchecked")
        protected List<Form<Object>> computeValue(Class<?> type) {
          return Arrays.stream(type.getAnnotation(Said.class).value())
              .map(pattern -> Form.of((Class<Object>) type, pattern, new SaidForms()))
              .toList();
        }
      };

  private SaidForms() {}

  /** A value in the words that its class declares. */
  public static String words(Object said) {
    return FORMS.get(said.getClass()).stream()
        .flatMap(form -> form.write(said).stream())
        .findFirst()
        .map(String::strip)
        .orElseThrow(() -> new IllegalArgumentException(said + " has no words."));
  }

  /** Numbers with a noun behind them, in its plural unless there is one; all else by itself. */
  @Override
  public Syntax<?> of(Class<?> type, String noun, boolean glued) {
    return new Spoken(noun);
  }

  @Override
  public Syntax<?> beginning(Class<?> type, String prefix, String noun) {
    throw new IllegalArgumentException("words of a wording do not begin with " + prefix + ".");
  }

  @Override
  public void word(String word) {
    // Wordings are not read, so none of their words is reserved.
  }

  /** A component in words. */
  private record Spoken(String noun) implements Syntax<Object> {
    @Override
    public Object read(TextReader in) {
      throw new UnsupportedOperationException("wordings are not read.");
    }

    @Override
    public Optional<String> write(Object value) {
      String words = value instanceof Worded worded ? worded.words() : value.toString();
      boolean one = noun.isEmpty() || value.equals(1);
      return Optional.of(noun.isEmpty() ? words : words + " " + noun + (one ? "" : "s"));
    }

    @Override
    public Stream<Object> guesses(Traces traces) {
      return Stream.of();
    }
  }
}
