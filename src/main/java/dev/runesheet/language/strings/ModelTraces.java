package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.language.strings.syntax.Syntax;
import dev.runesheet.language.strings.syntax.Traces;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.schema.shape.RecordClass;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The numbers, words and lists that stand in effects of the model. */
final class ModelTraces implements Traces {

  private final StepBuilder builder;
  private final Set<Integer> numbers = new LinkedHashSet<>();
  private final Set<String> words = new LinkedHashSet<>();
  private final Set<List<?>> lists = new LinkedHashSet<>();
  private final Map<String, List<Step.Do>> acts = new LinkedHashMap<>();
  private final Map<Syntax<?>, List<?>> known = new IdentityHashMap<>();

  private final Map<Syntax<?>, Class<?>> sorts;
  private final Map<Object, ModelTraces> parts;

  private ModelTraces(
      StepBuilder builder, Map<Syntax<?>, Class<?>> sorts, Map<Object, ModelTraces> parts) {
    this.builder = builder;
    this.sorts = sorts;
    this.parts = parts;
  }

  /** The traces of a column's effects. */
  static ModelTraces of(List<Effect> effects, StepBuilder builder) {
    boolean alone =
        effects.stream().limit(1).anyMatch(effect -> written(effect.body()).size() == 1);
    ModelTraces traces =
        new ModelTraces(builder.alone(alone), new IdentityHashMap<>(), new IdentityHashMap<>());
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program) {
        traces.lists.add(written(effect.body()));
      }
      traces.visit(effect.body());
    }
    traces.lists.addAll(traces.acts.values());
    return traces;
  }

  /** The traces of a part of the model, without lists. */
  static ModelTraces of(Object part) {
    ModelTraces traces = new ModelTraces(null, Map.of(), Map.of());
    traces.visit(part);
    return traces;
  }

  private static ModelTraces of(Object part, ModelTraces whole) {
    ModelTraces traces = new ModelTraces(whole.builder, whole.sorts, whole.parts);
    traces.visit(part);
    traces.lists.addAll(traces.acts.values());
    return traces;
  }

  /** The steps of a program that strings write; what is printed on cards is none of them. */
  private static List<Step> written(Body body) {
    return body instanceof Body.Program program
        ? program.steps().stream()
            .filter(
                step ->
                    !(step instanceof Step.Do act
                        && act.verb().name().equals(VerbNames.RECEIVE_PRINTED)))
            .toList()
        : List.of();
  }

  private void visit(Object part) {
    if (part instanceof Collection<?> all) {
      all.forEach(this::visit);
    } else if (part instanceof Map<?, ?> all) {
      all.values().forEach(this::visit);
    } else if (part instanceof Optional<?> maybe) {
      maybe.ifPresent(this::visit);
    } else if (part instanceof Record one
        && !(part instanceof VerbSpec)
        && !(part instanceof SourceLocation)) {
      note(one);
      for (Object value : RecordClass.of(one.getClass()).values(one)) {
        visit(value);
      }
    }
  }

  private void note(Record part) {
    if (part instanceof Value.Constant constant) {
      numbers.add(Math.abs((int) constant.number()));
    } else if (part instanceof Value.StatOf stat) {
      words.add(stat.stat());
    } else if (part instanceof Value.Total total) {
      words.add(total.stat());
    } else if (part instanceof Argument.Word word) {
      words.add(word.word().substring(word.word().lastIndexOf(' ') + 1));
    } else if (part instanceof Condition.Is is) {
      words.add(is.word());
    } else if (part instanceof Body.Modify change) {
      numbers.add(Math.abs((int) change.amount()));
    } else if (part instanceof Step.Do act) {
      acts.computeIfAbsent(act.verb().name(), verb -> new ArrayList<>()).add(act);
    } else if (part instanceof Step.Choose choose) {
      lists.add(choose.branches());
    } else if (part instanceof Step.Branch branch) {
      numbers.add(branch.body().size());
    } else if (part instanceof Selector.Group group && !group.where().isEmpty()) {
      lists.add(group.where());
    }
  }

  @Override
  public List<Integer> numbers() {
    List<Integer> all = new ArrayList<>(numbers);
    if (!all.contains(1)) {
      all.add(1);
    }
    return all;
  }

  @Override
  public List<String> words() {
    return List.copyOf(words);
  }

  @Override
  public List<Traces> parts() {
    return acts.values().stream().flatMap(List::stream).distinct().<Traces>map(this::part).toList();
  }

  private ModelTraces part(Object part) {
    return parts.computeIfAbsent(part, one -> of(one, this));
  }

  /** A list is found if each of its entries is: one that becomes the same again. */
  @Override
  @SuppressWarnings("unchecked")
  public <T> List<List<T>> lists(Syntax<T> one) {
    List<List<T>> found = (List<List<T>>) known.get(one);
    if (found == null) {
      found = new ArrayList<>();
      for (List<?> list : lists) {
        List<T> all = new ArrayList<>();
        for (Object entry : list) {
          Optional<T> guessed = entry(one, entry);
          if (guessed.isEmpty()) {
            break;
          }
          all.add(guessed.get());
        }
        if (all.size() == list.size()) {
          found.add(all);
        }
      }
      known.put(one, found);
    }
    return found;
  }

  private <T> Optional<T> entry(Syntax<T> one, Object entry) {
    Class<?> sort = sorts.get(one);
    if (sort != null && !sort.isInstance(entry)) {
      return Optional.empty();
    }
    return one.guesses(part(entry)).filter(guess -> isOf(one, guess, entry)).findFirst();
  }

  private <T> boolean isOf(Syntax<T> one, T guess, Object entry) {
    Object model = guess instanceof Modelled modelled ? modelled.model(builder) : null;
    sorts.put(one, sort(model));
    return model == null ? entry instanceof Step.Do : model.equals(entry);
  }

  /** The class of the entries of a list; values without a counterpart stand in verbs. */
  private static Class<?> sort(Object model) {
    return model == null || model instanceof Step
        ? Step.class
        : model instanceof Condition ? Condition.class : Step.Branch.class;
  }
}
