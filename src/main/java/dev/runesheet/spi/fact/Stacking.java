package dev.runesheet.spi.fact;

import dev.runesheet.spi.fact.Layers.Layer;
import dev.runesheet.word.StackingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The computation of a number from a base and contributions, in the order of layers. */
public final class Stacking {

  private static final Layer[] IN_ORDER = {
    Layer.SET, Layer.MULTIPLY, Layer.ADD, Layer.AT_LEAST, Layer.AT_MOST
  };

  private Stacking() {}

  /** The groups that stack: modifiers of one group, those of each mode for themselves. */
  private record Pile(String group, StackingMode mode) {

    static Pile of(Contribution one) {
      Modifier modifier = one.getModifier();
      return new Pile(modifier.getGroup(), modifier.getEffect().stacking().mode());
    }
  }

  /**
   * The counting ones among contributions whose conditions hold, by the stacking mode of each
   * group, as the stacking rules find them. Of effects one prevails, with all the entities that it
   * counts.
   *
   * @param contributions oldest first
   */
  public static List<Contribution> counting(List<Contribution> contributions) {
    Map<Pile, Modifier> chosen = new HashMap<>();
    for (Contribution one : contributions) {
      if (!isAdditive(one)) {
        chosen.merge(Pile.of(one), one.getModifier(), Stacking::prevailing);
      }
    }
    List<Contribution> counting = new ArrayList<>();
    for (Contribution one : contributions) {
      if (isAdditive(one)
          || one.getModifier().getEffect().equals(chosen.get(Pile.of(one)).getEffect())) {
        counting.add(one);
      }
    }
    return counting;
  }

  private static boolean isAdditive(Contribution one) {
    return one.getModifier().getEffect().stacking().mode() == StackingMode.ADDITIVE;
  }

  private static Modifier prevailing(Modifier old, Modifier young) {
    double before = old.getStrength();
    double after = young.getStrength();
    return switch (old.getEffect().stacking().mode()) {
      case MAX_ONLY -> after > before ? young : old;
      case MIN_ONLY -> after < before ? young : old;
      case ADDITIVE, NO_STACK -> old;
    };
  }

  /**
   * The number after all layers.
   *
   * @param base the number before
   * @param contributions the contributions that count, oldest first
   * @param stat only contributions to this stat are looked at
   * @return a finite number: what would be larger than all of them is the largest
   */
  public static double apply(double base, List<Contribution> contributions, String stat) {
    return applied(base, contributions, stat);
  }

  /**
   * The number after all layers of contributions to any stats, as if they were to one.
   *
   * @param base the number before
   * @param contributions the contributions that count, oldest first
   * @return a finite number: what would be larger than all of them is the largest
   */
  public static double apply(double base, List<Contribution> contributions) {
    return applied(base, contributions, null);
  }

  /** The number after all layers; a stat of null stands for any. */
  private static double applied(double base, List<Contribution> contributions, String stat) {
    int layers = layers(contributions, stat);
    double number = base;
    for (Layer layer : IN_ORDER) {
      if ((layers & bit(layer)) != 0) {
        number =
            layer == Layer.ADD
                ? added(number, contributions, stat)
                : folded(layer, number, contributions, stat);
      }
    }
    return number;
  }

  /** The layers in which contributions change a stat, as bits: mostly there are few. */
  private static int layers(List<Contribution> contributions, String stat) {
    int layers = 0;
    for (int i = 0; i < contributions.size(); i++) {
      ActiveEffect effect = contributions.get(i).getModifier().getEffect();
      if (concerns(effect, stat)) {
        layers |= bit(effect.layer());
      }
    }
    return layers;
  }

  private static boolean concerns(ActiveEffect effect, String stat) {
    return stat == null || effect.getStat().equals(stat);
  }

  private static int bit(Layer layer) {
    return 1 << layer.ordinal();
  }

  private static double folded(
      Layer layer, double number, List<Contribution> contributions, String stat) {
    double result = number;
    for (int i = 0; i < contributions.size(); i++) {
      ActiveEffect effect = contributions.get(i).getModifier().getEffect();
      if (effect.layer() == layer && concerns(effect, stat)) {
        result =
            switch (layer) {
              case SET -> effect.getAmount();
              case MULTIPLY -> finite(result * effect.getAmount());
              case ADD -> finite(result + effect.getAmount());
              case AT_LEAST -> Math.max(result, effect.getAmount());
              case AT_MOST -> Math.min(result, effect.getAmount());
            };
      }
    }
    return result;
  }

  private static double added(double number, List<Contribution> contributions, String stat) {
    ActiveEffect only = null;
    for (int i = 0; i < contributions.size(); i++) {
      ActiveEffect effect = contributions.get(i).getModifier().getEffect();
      if (effect.layer() == Layer.ADD && concerns(effect, stat)) {
        if (only != null) {
          return addedByGroup(number, contributions, stat);
        }
        only = effect;
      }
    }
    return only == null ? number : finite(number + capped(only.getAmount(), only.stacking().cap()));
  }

  /** Numbers are read at any time, when no action is left that could fail. */
  private static double finite(double number) {
    return Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, number));
  }

  private static double capped(double sum, double cap) {
    return Math.max(-cap, Math.min(cap, sum));
  }

  private static double addedByGroup(double number, List<Contribution> contributions, String stat) {
    Map<String, double[]> groups = new LinkedHashMap<>();
    for (Contribution contribution : contributions) {
      ActiveEffect effect = contribution.getModifier().getEffect();
      if (effect.layer() == Layer.ADD && concerns(effect, stat)) {
        double[] group =
            groups.computeIfAbsent(
                contribution.getModifier().getGroup(),
                key -> new double[] {0, effect.stacking().cap()});
        group[0] = finite(group[0] + effect.getAmount());
      }
    }
    double result = number;
    for (double[] group : groups.values()) {
      result = finite(result + capped(group[0], group[1]));
    }
    return result;
  }
}
