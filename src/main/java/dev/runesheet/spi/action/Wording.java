package dev.runesheet.spi.action;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** The words of options by the forms that {@link TextForm#words} declares for their actions. */
public final class Wording {

  private static final Pattern SLOT = Pattern.compile("\\{[^{}]+}");

  /** The forms of a type of actions, with the fixed texts around their slots. */
  private static final ClassValue<List<Form>> KNOWN =
      new ClassValue<>() {
        @Override
        protected List<Form> computeValue(Class<?> type) {
          TextForm form = type.getAnnotation(TextForm.class);
          String[] words = form == null ? new String[0] : form.words();
          return Arrays.stream(words).map(Form::of).toList();
        }
      };

  private Wording() {}

  /** The fixed texts before each slot, and the one behind the last. */
  private record Form(List<String> fixed) {

    static Form of(String text) {
      return new Form(List.of(SLOT.split(text, -1)));
    }

    int slots() {
      return fixed.size() - 1;
    }

    String filled(Object... parts) {
      StringBuilder words = new StringBuilder(fixed.get(0));
      for (int i = 0; i < parts.length; i++) {
        words.append(parts[i]).append(fixed.get(i + 1));
      }
      return words.toString();
    }
  }

  /**
   * The words of an action: its form with as many slots as there are parts.
   *
   * @param parts what stands in the slots, in their order
   * @throws IllegalArgumentException if no form has so many slots
   */
  public static String of(Action action, Object... parts) {
    return KNOWN.get(action.getClass()).stream()
        .filter(form -> form.slots() == parts.length)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "action ("
                        + action
                        + ") has no words with "
                        + parts.length
                        + " slots. Maybe add them to its @TextForm."))
        .filled(parts);
  }
}
